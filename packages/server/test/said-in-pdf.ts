import { layOutPdf } from '../src/platform/pdf/lay-out-pdf.ts';
import type { PdfElement } from '../src/platform/pdf/page-flow.ts';
import type { PdfPart } from '../src/platform/pdf/pdf-document.ts';

/** What a screen reader says of a part, in its order: one text for each of its elements. */
export function saidInPdf(part: PdfPart): string[] {
  return layOutPdf(part).elements.flatMap(saidIn);
}

function saidIn({ actual, alt, lines, children }: PdfElement): string[] {
  const own =
    actual ?? alt ?? lines.map(({ runs }) => runs.map((run) => run.text).join('')).join(' ');
  return [...(own === '' ? [] : [own]), ...children.flatMap(saidIn)];
}
