import { type PdfWeight, widthOf } from './pdf-fonts.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Look {
  readonly weight: PdfWeight;
  readonly size: number;
}

/**
 * The lines of a text in a width, as `printed`. Breaks at spaces, and a word that is wider than a
 * line between its letters, so nothing is ever cut off.
 */
export function wrapText(text: string, look: Look, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph.trimEnd(), look, width));
}

function wrapParagraph(text: string, { weight, size }: Look, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const end = () => {
    lines.push(line.trimEnd());
    line = '';
    used = 0;
  };
  for (const piece of text.split(/( +)/)) {
    if (piece === '') continue;
    const needed = widthOf(piece, weight, size);
    if (piece.startsWith(' ')) {
      if (line === '' && lines.length > 0) continue;
      line += piece;
      used += needed;
      continue;
    }
    if (used + needed > width && line !== '') end();
    if (needed <= width) {
      line += piece;
      used += needed;
      continue;
    }
    let part = '';
    let start = used;
    for (const { segment } of graphemes.segment(piece)) {
      if (start + widthOf(part + segment, weight, size) > width && line !== '') {
        end();
        part = '';
        start = 0;
      }
      part += segment;
      line += segment;
    }
    used = start + widthOf(part, weight, size);
  }
  end();
  return lines;
}
