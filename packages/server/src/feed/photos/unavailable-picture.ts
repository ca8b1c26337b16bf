import type { PhotoFormat, PhotoWidth } from '@homestead/contract/feed';
import sharp from 'sharp';
import { pictureMessages } from '../messages.ts';
import { encodeAs } from './picture-engine.ts';

/** The site's paper, line and muted colors. */
const PAPER = '#faf7f1';
const LINE = '#e4ded2';
const QUIET = '#5d665f';

/**
 * The letters that the picture needs, as strokes on a baseline at 0 with an x-height of 20: looks
 * the same on a machine without fonts.
 */
const letters: Record<string, { strokes: string; advance: number }> = {
  P: { strokes: 'M0 0V-29H9a8 8 0 0 1 0 16H0', advance: 23 },
  h: { strokes: 'M0 0V-31M0 -11.5a7.5 8 0 0 1 15 0V0', advance: 22 },
  o: { strokes: 'M0 -10a9.5 10 0 1 0 19 0a9.5 10 0 1 0 -19 0', advance: 26 },
  t: { strokes: 'M5 -27V-5.5a5 5 0 0 0 6.5 5M0 -20H11.5', advance: 18 },
  n: { strokes: 'M0 0V-20M0 -11.5a7.5 8 0 0 1 15 0V0', advance: 22 },
  a: { strokes: 'M18 -10a9 10 0 1 0 -18 0a9 10 0 1 0 18 0M18 -20V0', advance: 25 },
  v: { strokes: 'M0 -20L8 0L16 -20', advance: 22 },
  i: { strokes: 'M0 -20V0M0 -28v.1', advance: 8 },
  l: { strokes: 'M0 -31V0', advance: 8 },
  b: { strokes: 'M0 -31V0M0 -10a9 10 0 1 0 18 0a9 10 0 1 0 -18 0', advance: 25 },
  e: { strokes: 'M.3 -10.5H18A9 10 0 1 0 15.5 -3.2', advance: 25 },
};
const SPACE = 13;

const drawn = new Map<string, Promise<Buffer>>();

/**
 * A 3:2 picture that says "Photo not available", in the requested format. The text isn't cut off in
 * frames from 2:3 to 2:1, which crop it.
 */
export function unavailablePicture(width: PhotoWidth, format: PhotoFormat): Promise<Buffer> {
  const key = `${width}.${format}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = encodeAs(sharp(Buffer.from(drawing())).resize({ width }), format, width).toBuffer();
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}

function drawing(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="853" viewBox="0 0 960 640" preserveAspectRatio="none">
    <rect width="960" height="640" fill="${PAPER}"/>
    <g fill="none" stroke="${LINE}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">
      <path d="M0 432H960"/>
      <path d="M0 476C200 452 320 500 520 472S820 452 960 482" stroke-width="3"/>
      <path d="M345 290L480 180L615 290M375 268V432M585 268V432M548 232V190H572V252"/>
      <path d="M450 432V350H510V432M405 318H435V352H405ZM525 318H555V352H525Z"/>
      <path d="M690 432V372M690 390C660 384 650 340 690 310C730 340 720 384 690 390Z"/>
    </g>
    <g transform="translate(${480 - lettering(pictureMessages.unavailable()).width * 0.55} 528) scale(1.1)"
      fill="none" stroke="${QUIET}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
      ${lettering(pictureMessages.unavailable()).paths}
    </g>
  </svg>`;
}

function lettering(text: string): { paths: string; width: number } {
  let x = 0;
  let paths = '';
  for (const character of text) {
    const letter = letters[character];
    if (letter) paths += `<path transform="translate(${x} 0)" d="${letter.strokes}"/>`;
    x += letter?.advance ?? SPACE;
  }
  return { paths, width: x };
}
