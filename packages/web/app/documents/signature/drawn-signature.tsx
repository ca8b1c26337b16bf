import { type RefObject, useEffect, useRef } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';
import { signatureMessages } from './messages/signature.ts';
import styles from './signature.module.css';
import { fitStrokes, type Size } from './strokes.ts';

/** Half of the line’s width of 4 pixels: the pad draws circles with this radius. */
const RADIUS = 2;

interface DrawnSignatureProps {
  /** What was drawn before another way was chosen; kept up to date. */
  strokes: RefObject<{ lines: PointGroup[]; size: Size } | null>;
  /** How many lines there are. */
  count: number;
  onCount: (count: number) => void;
  describedBy: string | undefined;
}

/** A pad to draw on. What is drawn stays when the phone is turned or the window resized. */
export function DrawnSignature({ strokes, count, onCount, describedBy }: DrawnSignatureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const report = useRef(onCount);
  report.current = onCount;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const made = new SignaturePad(element, {
      ...{ minWidth: RADIUS, maxWidth: RADIUS, dotSize: RADIUS },
      penColor: getComputedStyle(element).color,
    });
    pad.current = made;
    const draw = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const ratio = Math.max(1, window.devicePixelRatio);
      [element.width, element.height] = [width * ratio, height * ratio];
      element.getContext('2d')?.scale(ratio, ratio);
      const known = strokes.current;
      const size = { width, height };
      // From how it was drawn, so that turning there and back changes nothing.
      made.fromData(known ? fitStrokes(known.lines, known.size, size) : []);
    };
    const keep = () => {
      const { clientWidth: width, clientHeight: height } = element;
      strokes.current = { lines: made.toData(), size: { width, height } };
      report.current(strokes.current.lines.length);
    };
    made.addEventListener('endStroke', keep);
    const watched = new ResizeObserver(draw);
    watched.observe(element);
    return () => {
      watched.disconnect();
      made.removeEventListener('endStroke', keep);
      made.off();
    };
  }, [strokes]);

  useEffect(() => {
    if (count === 0) pad.current?.clear();
  }, [count]);

  return (
    <div className="grid gap-2">
      <canvas
        ref={canvas}
        className={styles.pad}
        role="img"
        aria-label={signatureMessages.pad()}
        aria-describedby={describedBy}
      />
      <p className="fine-print">{signatureMessages.padHint()}</p>
      <p className="unseen" role="status">
        {count === 0 ? signatureMessages.padEmpty() : signatureMessages.padDrawn({ count })}
      </p>
    </div>
  );
}
