import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

export type PdfWeight = 'regular' | 'bold';

/** Text in one font. */
export interface PdfRun {
  readonly text: string;
  readonly font: PdfFont;
}

export interface PdfFont {
  /** What the document calls it. */
  readonly name: string;
  readonly font: Font;
  /** By code point; null for one that it lacks. */
  readonly widths: Map<number, number | null>;
}

/** The first that has a character draws it: Latin in the site's face, other scripts in DejaVu. */
const files: Readonly<Record<PdfWeight, readonly string[]>> = {
  regular: [
    '@fontsource/figtree/files/figtree-latin-400-normal.woff',
    '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  ],
  bold: [
    '@fontsource/figtree/files/figtree-latin-600-normal.woff',
    '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  ],
};
const BOX = '□';
const resolve = createRequire(import.meta.url).resolve;
let loaded: Readonly<Record<PdfWeight, readonly PdfFont[]>> | null = null;

/** Read and parsed once, since parsing takes longer than drawing a page. */
export function pdfFonts(): Readonly<Record<PdfWeight, readonly PdfFont[]>> {
  loaded ??= { regular: files.regular.map(load), bold: files.bold.map(load) };
  return loaded;
}

function load(file: string): PdfFont {
  const font = create(unpackWoff(readFileSync(resolve(file))));
  if (!('layout' in font)) throw new Error(`${file} isn’t a font`);
  return { name: file, font, widths: new Map() };
}

/** What has no form to print: controls, marks of direction, and what chooses another form. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|\p{Variation_Selector}/gu;

/** A text as it is printed: composed, and without what has no form. Line breaks stay. */
export const printed = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, (unseen) => (unseen === '\n' ? '\n' : ''));

/**
 * A text in runs of one font each. A word is in the first font that has all of it; a character that
 * no font has is a box.
 */
export function runsOf(text: string, weight: PdfWeight): { runs: PdfRun[]; hasBoxes: boolean } {
  const fonts = pdfFonts()[weight];
  const runs: { text: string; font: PdfFont }[] = [];
  let hasBoxes = false;
  for (const piece of text.split(/( +)/)) {
    const whole = fontOf(piece, fonts);
    for (const character of whole ? [piece] : piece) {
      const found = whole ?? fontOf(character, fonts);
      if (!found) hasBoxes = true;
      const drawn = found ? character : BOX;
      const font = found ?? (fontOf(BOX, fonts) as PdfFont);
      const last = runs.at(-1);
      if (last?.font === font) last.text += drawn;
      else runs.push({ text: drawn, font });
    }
  }
  return { runs, hasBoxes };
}

/** What our fonts have for sure. */
const PLAIN = /^[\n\x20-\x7e]*$/;

/** The characters of a text that none of our fonts has, each once. */
export function unprintableIn(text: string): string[] {
  if (PLAIN.test(text)) return [];
  const isLacking = (character: string) =>
    Object.values(pdfFonts()).some((fonts) => !fontOf(character, fonts));
  return [...new Set(printed(text).replaceAll('\n', ''))].filter(isLacking);
}

/** The first font that has every character of a text. */
function fontOf(text: string, fonts: readonly PdfFont[]): PdfFont | undefined {
  return fonts.find((font) => [...text].every((character) => advanceOf(character, font) !== null));
}

/** How wide a text is, in the unit of `size`; letters that join or move closer don't count. */
export function widthOf(text: string, weight: PdfWeight, size: number): number {
  let width = 0;
  for (const { text: part, font } of runsOf(text, weight).runs) {
    for (const character of part) width += advanceOf(character, font) ?? 0;
  }
  return width * size;
}

/** Null for a character that the font lacks. */
function advanceOf(character: string, { font, widths }: PdfFont): number | null {
  const code = character.codePointAt(0) ?? 0;
  const known = widths.get(code);
  if (known !== undefined) return known;
  const width = font.hasGlyphForCodePoint(code)
    ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm
    : null;
  widths.set(code, width);
  return width;
}
