import { type PdfWeight, widthOf } from './pdf-fonts.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Look {
  readonly weight: PdfWeight;
  readonly size: number;
}

/** Text in one look, one of several that follow each other on their lines. */
export interface Span {
  readonly text: string;
  readonly look: Look;
  /** Isn't broken, and stays on one line with what follows it without a space. */
  readonly isWhole?: boolean;
  /** A blank or a picture of this width in place of a text. */
  readonly width?: number;
}

/** A span, or a part of one, on a line. `x` is from the left of the line. */
export interface Fragment<Given extends Span = Span> {
  readonly span: Given;
  text: string;
  readonly x: number;
  width: number;
}

/** The lines of a text in a width, as `printed`. */
export function wrapText(text: string, look: Look, width: number): string[] {
  return wrapSpans([{ text, look }], width).map((line) => line.map((part) => part.text).join(''));
}

/**
 * The lines of spans in a width. Breaks at spaces, and a word that is wider than a line between its
 * letters, so nothing is ever cut off.
 */
export function wrapSpans<Given extends Span>(spans: readonly Given[], width: number) {
  const lines: Fragment<Given>[][] = [];
  let line: Fragment<Given>[] = [];
  let used = 0;
  let isFirst = true;
  const end = () => {
    trimEnd(line);
    lines.push(line);
    line = [];
    used = 0;
    isFirst = false;
  };
  const put = (span: Given, text: string, needed: number) => {
    const last = line.at(-1);
    if (last?.span === span && span.width === undefined) {
      last.text += text;
      last.width += needed;
    } else line.push({ span, text, x: used, width: needed });
    used += needed;
  };
  for (const token of tokensOf(spans)) {
    if (token === 'break') {
      end();
      isFirst = true;
      continue;
    }
    const needed = token.parts.reduce((sum, part) => sum + part.needed, 0);
    if (token.isSpace) {
      // A line that goes on begins with a word.
      if (line.length > 0 || isFirst)
        for (const part of token.parts) put(part.span, part.text, part.needed);
      continue;
    }
    if (used + needed > width && line.length > 0) end();
    for (const part of token.parts) {
      if (needed <= width || part.span.isWhole || part.span.width !== undefined) {
        if (used + part.needed > width && line.length > 0) end();
        put(part.span, part.text, part.needed);
        continue;
      }
      const { weight, size } = part.span.look;
      for (const { segment } of graphemes.segment(part.text)) {
        const wide = widthOf(segment, weight, size);
        if (used + wide > width && line.length > 0) end();
        put(part.span, segment, wide);
      }
    }
  }
  end();
  return lines;
}

interface Part<Given> {
  readonly span: Given;
  readonly text: string;
  readonly needed: number;
}
interface Token<Given> {
  readonly isSpace: boolean;
  readonly parts: Part<Given>[];
}

/** Words, the spaces between them, and line breaks. A word may go over several spans. */
function tokensOf<Given extends Span>(spans: readonly Given[]): (Token<Given> | 'break')[] {
  const tokens: (Token<Given> | 'break')[] = [];
  for (const span of spans) {
    const { look, isWhole = false } = span;
    const isOne = isWhole || span.width !== undefined;
    for (const text of isOne ? [span.text] : span.text.split(/( +|\n)/)) {
      if (text === '' && span.width === undefined) continue;
      if (text === '\n' && !isOne) {
        tokens.push('break');
        continue;
      }
      const isSpace = !isOne && text.startsWith(' ');
      const part = { span, text, needed: span.width ?? widthOf(text, look.weight, look.size) };
      const last = tokens.at(-1);
      if (last && last !== 'break' && last.isSpace === isSpace) last.parts.push(part);
      else tokens.push({ isSpace, parts: [part] });
    }
  }
  return tokens;
}

/** Takes the spaces off the end of a line. */
function trimEnd(line: Fragment[]): void {
  for (let last = line.at(-1); last && last.span.width === undefined; last = line.at(-1)) {
    const text = last.text.replace(/ +$/, '');
    if (text === last.text) return;
    last.width = widthOf(text, last.span.look.weight, last.span.look.size);
    last.text = text;
    if (text !== '') return;
    line.pop();
  }
}
