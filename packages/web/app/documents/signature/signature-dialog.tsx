import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { PointGroup } from 'signature_pad';
import { Dialog } from '#design';
import { Field, FieldProblem, formStyles } from '#forms';
import { DrawnSignature } from './drawn-signature.tsx';
import { initialsOf } from './initials-of.ts';
import { pictureOfFile, pictureOfStrokes, pictureOfText } from './make-picture.ts';
import { signatureMessages } from './messages/signature.ts';
import styles from './signature.module.css';
import type { SignatureDialogProps, SignatureWay } from './signature-props.ts';
import type { Size } from './strokes.ts';

const FILE_MAX_BYTES = 20 * 1024 * 1024;
const TEXT_MAX = 100;

const wayLabels: Readonly<Record<SignatureWay, () => string>> = {
  saved: signatureMessages.saved,
  draw: signatureMessages.draw,
  type: signatureMessages.type,
  upload: signatureMessages.upload,
};

/** Makes a signature or initials: drawn, typed, from a picture, or the one that was kept. */
export function SignatureDialog(props: SignatureDialogProps) {
  const { kind, name, saved = null, mayKeep = false, onSave, onClose } = props;
  const id = useId();
  const typed = useRef<HTMLParagraphElement>(null);
  const strokes = useRef<{ lines: PointGroup[]; size: Size } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<SignatureWay>(saved ? 'saved' : 'draw');
  const [count, setCount] = useState(0);
  const [text, setText] = useState(() => (kind === 'initials' ? initialsOf(name) : name));
  const [uploaded, setUploaded] = useState<string | null>(null);
  const [isKept, setKept] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const ways = (['saved', 'draw', 'type', 'upload'] as const).filter(
    (one) => one !== 'saved' || saved,
  );
  // Paper is white in dark surroundings, too, so the ink is that of the preview.
  const color = () => getComputedStyle(typed.current ?? document.body).color;

  const made = async (): Promise<string | null> => {
    if (way === 'saved') return saved;
    if (way === 'draw') return pictureOfStrokes(strokes.current?.lines ?? []);
    if (way === 'upload') return uploaded;
    return text.trim() === '' ? null : pictureOfText(text.trim(), color());
  };
  const missing: Readonly<Record<SignatureWay, () => string>> = {
    saved: signatureMessages.notMade,
    draw: signatureMessages.nothingDrawn,
    type: kind === 'initials' ? signatureMessages.noInitialsTyped : signatureMessages.nothingTyped,
    upload: signatureMessages.noFile,
  };

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setProblem(undefined);
    try {
      const image = await made();
      const wrong = image ? await onSave({ image, way, isKept }) : missing[way]();
      if (wrong) setProblem(wrong);
    } catch {
      setProblem(signatureMessages.notMade());
    } finally {
      setPending(false);
    }
  };

  const choose = async (chosen: File | undefined) => {
    setUploaded(null);
    setProblem(undefined);
    if (!chosen) return;
    if (chosen.size > FILE_MAX_BYTES) {
      setProblem(signatureMessages.fileTooLarge());
      return;
    }
    const isPicture = /^image\/(png|jpeg)$/.test(chosen.type);
    const picture = isPicture ? await pictureOfFile(chosen).catch(() => null) : null;
    if (picture) setUploaded(picture);
    else setProblem(signatureMessages.notAPicture());
  };

  const clear = () => {
    setProblem(undefined);
    if (way === 'draw') {
      strokes.current = null;
      setCount(0);
    } else if (way === 'type') setText('');
    else if (way === 'upload') {
      setUploaded(null);
      if (file.current) file.current.value = '';
    }
  };

  const title = kind === 'initials' ? signatureMessages.initials() : signatureMessages.signature();
  const described = problem ? `${id}-problem` : undefined;
  return (
    <Dialog
      title={title}
      className={styles.dialog ?? ''}
      corner={{ label: signatureMessages.close() }}
      onClose={onClose}
    >
      <form className={`${formStyles.form} above-4`} onSubmit={save} noValidate>
        <fieldset className={formStyles.choices}>
          <legend className={formStyles.legend}>{signatureMessages.way()}</legend>
          <div className={styles.ways}>
            {ways.map((one) => (
              <label key={one} className={formStyles.choice}>
                <input
                  type="radio"
                  name="way"
                  value={one}
                  checked={way === one}
                  onChange={() => {
                    setWay(one);
                    setProblem(undefined);
                  }}
                />
                {wayLabels[one]()}
              </label>
            ))}
          </div>
        </fieldset>
        {way === 'draw' && (
          <DrawnSignature
            strokes={strokes}
            count={count}
            onCount={setCount}
            describedBy={described}
          />
        )}
        {way === 'type' && (
          <>
            <Field
              id={`${id}-text`}
              label={
                kind === 'initials' ? signatureMessages.typedInitials() : signatureMessages.name()
              }
              problem={undefined}
            >
              {(tied) => (
                <input
                  {...tied}
                  aria-describedby={described}
                  type="text"
                  autoComplete={kind === 'initials' ? 'off' : 'name'}
                  maxLength={TEXT_MAX}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                />
              )}
            </Field>
            <figure className={styles.preview}>
              <figcaption className="fine-print">{signatureMessages.looks()}</figcaption>
              <p ref={typed} className={styles.typed}>
                {text}
              </p>
            </figure>
          </>
        )}
        {way === 'upload' && (
          <>
            <Field
              id={`${id}-file`}
              label={signatureMessages.file()}
              problem={undefined}
              hint={signatureMessages.fileHint()}
            >
              {(tied) => (
                <input
                  {...tied}
                  ref={file}
                  type="file"
                  accept="image/png,image/jpeg"
                  onChange={({ target }) => void choose(target.files?.[0])}
                />
              )}
            </Field>
            {uploaded && <Preview picture={uploaded} text={signatureMessages.uploaded()} />}
          </>
        )}
        {way === 'saved' && saved && (
          <Preview picture={saved} text={signatureMessages.savedPicture()} />
        )}
        <div role="alert">
          <FieldProblem id={id} problem={problem} />
        </div>
        {mayKeep && way !== 'saved' && (
          <label className={formStyles.choice}>
            <input
              type="checkbox"
              className="tick"
              checked={isKept}
              onChange={({ target }) => setKept(target.checked)}
            />
            {signatureMessages.keep()}
          </label>
        )}
        <div className="flex gap-3 at-end">
          {way !== 'saved' && (
            <button type="button" className="button" onClick={clear}>
              {signatureMessages.clear()}
            </button>
          )}
          <button
            type="submit"
            className="button"
            data-look="primary"
            aria-disabled={isPending || undefined}
          >
            {signatureMessages.save()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Preview({ picture, text }: { picture: string; text: string }) {
  return (
    <figure className={styles.preview}>
      <figcaption className="fine-print">{text}</figcaption>
      <img src={picture} alt={text} />
    </figure>
  );
}
