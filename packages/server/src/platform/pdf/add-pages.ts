import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EmbeddedFont, PDF, PDFPage } from '@libpdf/core';
import { printed, runsOf, widthOf } from './pdf-fonts.ts';
import { unpackWoff } from './unpack-woff.ts';
import { wrapText } from './wrap-text.ts';

/** A box on a page as it is shown, turned: `x`, `y` (from the top), and sizes are shares of it. */
export interface PageBox {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is drawn into a box. */
export type PageMark = { readonly place: PageBox } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly png: Uint8Array }
  | { readonly kind: 'check' }
  | { readonly kind: 'frame'; readonly label: string }
);

/** A PDF whose pages are put into another. */
export interface AddedPdf {
  readonly bytes: Uint8Array;
  /** The pages of the other one that come before it, without pages that were added. */
  readonly after: number;
  readonly marks: readonly PageMark[];
  /** A small line at the foot of each page. */
  readonly foot: string;
}

const FOOT = { size: 6.5, left: 18, bottom: 7 };
const TEXT = { most: 11, least: 3, step: 0.5, lineHeight: 1.2 };
const resolve = createRequire(import.meta.url).resolve;

type Library = typeof import('@libpdf/core');

/**
 * Puts the pages of PDFs that were checked into a PDF of ours, which may be missing. Their forms
 * and notes become part of the page, since signatures and fields of another file mean nothing here.
 */
export async function addPages(
  own: Uint8Array | null,
  added: readonly AddedPdf[],
): Promise<{ bytes: Buffer; pageCount: number }> {
  const library = await import('@libpdf/core');
  const { PDF } = library;
  const file = own ? await PDF.load(own) : PDF.create();
  const fontOf = fontsOf(file);
  let inserted = 0;
  for (const { bytes, after, marks, foot } of added) {
    const source = await PDF.load(bytes);
    source.flattenAll();
    const indices = Array.from({ length: source.getPageCount() }, (_, index) => index);
    const insertAt = after + inserted;
    const pages = await file.copyPagesFrom(source, indices, {
      insertAt,
      includeAnnotations: false,
    });
    for (const [index, page] of pages.entries()) {
      const here = marks.filter(({ place }) => place.page === index + 1);
      drawOn(library, { file, page, fontOf }, here, foot);
    }
    inserted += pages.length;
  }
  const saved = await file.save({ useXRefStream: false, subsetFonts: true });
  return { bytes: Buffer.from(saved), pageCount: file.getPageCount() };
}

interface Target {
  readonly file: PDF;
  readonly page: PDFPage;
  readonly fontOf: (name: string) => EmbeddedFont;
}

/** Each font once, when a text needs it. */
function fontsOf(file: PDF): (name: string) => EmbeddedFont {
  const embedded = new Map<string, EmbeddedFont>();
  return (name) => {
    const font = embedded.get(name) ?? file.embedFont(unpackWoff(readFileSync(resolve(name))));
    embedded.set(name, font);
    return font;
  };
}

function drawOn(
  { ops, rgb }: Library,
  target: Target,
  marks: readonly PageMark[],
  foot: string,
): void {
  const { file, page } = target;
  const { width, height, matrix } = shownPage(page);
  page.drawOperators([ops.pushGraphicsState(), ops.concatMatrix(...matrix)]);
  for (const mark of marks) {
    const box = {
      ...{ left: mark.place.x * width, top: (1 - mark.place.y) * height },
      ...{ width: mark.place.width * width, height: mark.place.height * height },
    };
    if (mark.kind === 'text') drawText(target, mark.text, box);
    else if (mark.kind === 'frame') {
      const { left, top, width: wide, height: high } = box;
      page
        .drawPath()
        .rectangle(left, top - high, wide, high)
        .stroke({ borderColor: rgb(0.12, 0.3, 0.25), borderWidth: 1 });
      drawText(target, mark.label, { ...box, left: left + 2, width: wide - 4 });
    } else if (mark.kind === 'picture') {
      const image = file.embedPng(mark.png);
      const scale = Math.min(box.width / image.width, box.height / image.height);
      const size = { width: image.width * scale, height: image.height * scale };
      const y = box.top - (box.height + size.height) / 2;
      page.drawImage(image, { ...size, x: box.left, y });
    } else {
      const side = Math.min(box.width, box.height);
      const at = (right: number, up: number) =>
        [
          box.left + (box.width - side) / 2 + right * side,
          box.top - (box.height + side) / 2 + up * side,
        ] as const;
      page
        .drawPath()
        .moveTo(...at(0.15, 0.5))
        .lineTo(...at(0.4, 0.2))
        .lineTo(...at(0.85, 0.8))
        .stroke({ borderColor: rgb(0, 0, 0), borderWidth: Math.max(1, side / 9) });
    }
  }
  const room = width - 2 * FOOT.left;
  const size = FOOT.size * Math.min(1, room / Math.max(1, widthOf(foot, 'regular', FOOT.size)));
  drawLine(target, foot, { x: FOOT.left, y: FOOT.bottom, size });
  page.drawOperators([ops.popGraphicsState()]);
}

type Matrix = [number, number, number, number, number, number];

/** The size of a page as it is shown, and what turns its points into those of the page. */
function shownPage(page: PDFPage): { width: number; height: number; matrix: Matrix } {
  const media = edges(page.getMediaBox());
  const crop = edges(page.getCropBox());
  const left = Math.max(media.left, crop.left);
  const bottom = Math.max(media.bottom, crop.bottom);
  const right = Math.min(media.right, crop.right);
  const top = Math.min(media.top, crop.top);
  const turned: Readonly<Record<PDFPage['rotation'], Matrix>> = {
    0: [1, 0, 0, 1, left, bottom],
    90: [0, 1, -1, 0, right, bottom],
    180: [-1, 0, 0, -1, right, top],
    270: [0, -1, 1, 0, left, top],
  };
  const isUpright = page.rotation % 180 === 0;
  const [wide, high] = [right - left, top - bottom];
  return {
    ...{ width: isUpright ? wide : high, height: isUpright ? high : wide },
    matrix: turned[page.rotation],
  };
}

/** The library tells the two corners of a box, in any order, as its corner and its size. */
function edges({ x, y, width: x2, height: y2 }: ReturnType<PDFPage['getMediaBox']>) {
  return {
    ...{ left: Math.min(x, x2), right: Math.max(x, x2) },
    ...{ bottom: Math.min(y, y2), top: Math.max(y, y2) },
  };
}

/** A text in the largest size in which it fits; in the smallest one it may leave its box. */
function drawText(
  target: Target,
  text: string,
  box: { left: number; top: number; width: number; height: number },
): void {
  const shown = printed(text);
  let size = TEXT.most;
  const linesIn = () => wrapText(shown, { weight: 'regular', size }, box.width);
  let lines = linesIn();
  while (lines.length * size * TEXT.lineHeight > box.height && size > TEXT.least) {
    size -= TEXT.step;
    lines = linesIn();
  }
  for (const [index, line] of lines.entries()) {
    const y = box.top - (index + 1) * size * TEXT.lineHeight + size * (TEXT.lineHeight - 0.95);
    drawLine(target, line, { x: box.left, y, size });
  }
}

function drawLine(
  { page, fontOf }: Target,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  let at = x;
  for (const run of runsOf(printed(text), 'regular').runs) {
    page.drawText(run.text, { x: at, y, size, font: fontOf(run.font.name) });
    at += widthOf(run.text, 'regular', size);
  }
}
