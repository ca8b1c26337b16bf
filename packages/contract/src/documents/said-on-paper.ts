import type { Paper, PaperBlock, PaperMark, PaperRow } from './paper.ts';
import { paperWords } from './paper-words.ts';

/** Words of a paragraph, and whether they are printed bold. */
export interface WordingPart {
  readonly text: string;
  readonly isStrong: boolean;
}

/** The wording of a form in parts: `**…**` is bold, as in CommonMark. */
export function wordingParts(text: string): WordingPart[] {
  return text.split(/\*\*([^*]+)\*\*/).flatMap((part, index) => {
    return part === '' ? [] : [{ text: part, isStrong: index % 2 === 1 }];
  });
}

/** A row’s boxes under the columns of its grid, null where it has none, and its other marks. */
export function underHeads(row: PaperRow, heads: readonly string[]) {
  const key = row.marks[0]?.key;
  const own = row.marks.filter((mark) => mark.kind === 'box' && mark.key === key);
  const boxes = heads.map((head) => {
    const found = own.find((mark) => mark.label === head);
    return found?.kind === 'box' ? found : null;
  });
  return { boxes, others: row.marks.filter((mark) => !boxes.some((box) => box === mark)) };
}

const LONG_LABEL = 40;
const isLong = (mark: PaperMark | undefined) =>
  mark?.kind === 'box' && mark.label.length > LONG_LABEL;

/** Whether a mark begins a line of its own: a box with a long label does, and what is after it. */
export const beginsLine = (marks: readonly PaperMark[], at: number): boolean =>
  isLong(marks[at]) || isLong(marks[at - 1]);

/**
 * All that a paper says before anyone has signed, in the order in which it is read. What the screen
 * and the PDF say is compared with this.
 */
export function saidOnPaper({ blocks }: Paper): string[] {
  return blocks.flatMap(saidInBlock).filter((text) => text !== '');
}

function saidInBlock(block: PaperBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'text':
      return wordingParts(block.text).map(({ text }) => text);
    case 'columns':
      return [...block.left, ...block.right].flatMap(saidInBlock);
    case 'rows':
      return block.rows.flatMap((row) => [row.number, row.label, ...row.marks.flatMap(saidByMark)]);
    case 'grid':
      return [
        paperWords.itemHead,
        ...block.heads,
        ...block.rows.flatMap((row) => {
          const { boxes, others } = underHeads(row, block.heads);
          const checks = boxes.map((box) => (box === null ? '' : saidOfBox(box.isChecked)));
          return [row.number, row.label, ...others.flatMap(saidByMark), ...checks];
        }),
      ];
    case 'comments':
      return block.entries.flatMap(({ about, text }) => [about && `${about}:`, text]);
    case 'signatures':
      return block.lines.flatMap(({ label }) => [label, paperWords.date]);
  }
}

function saidByMark(mark: PaperMark): string[] {
  if (mark.kind === 'box')
    return [mark.asks ? `${mark.asks}:` : '', saidOfBox(mark.isChecked), mark.label];
  if (mark.kind === 'initials') return [mark.label];
  return [mark.label && `${mark.label}:`, mark.text];
}

const saidOfBox = (isChecked: boolean) => (isChecked ? paperWords.checked : paperWords.notChecked);
