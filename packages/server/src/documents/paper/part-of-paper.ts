import {
  beginsLine,
  type Paper,
  type PaperBlock,
  type PaperMark,
  paperWords,
  underHeads,
  wordingParts,
} from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import { PAGE, PAGES, type PdfBlock, type PdfMark, type PdfPart, type PdfPicture } from '#platform';
import type { DrawnInitials, DrawnSignature } from './envelope-drawing.ts';
import { pdfWords } from './pdf-words.ts';

/** What was signed on one paper. */
export interface SignedOnPaper {
  readonly signatures: readonly DrawnSignature[];
  readonly initials: readonly DrawnInitials[];
}

/** A paper as the shelf of PDFs lays it out. */
export function partOfPaper(paper: Paper, signed: SignedOnPaper): PdfPart {
  const atFoot = signed.initials.filter(({ key }) => key === null);
  return {
    ...{ title: paper.title, firm: '', firmLines: [], foot: paper.foot, isForm: true },
    pageOf: paperWords.pageOf(PAGE, PAGES),
    blocks: paper.blocks.map((block) => blockOf(block, signed)),
    unprintable: pdfWords.unprintable,
    footMarks: paper.initialsOf.map((role) => ({
      label: paperWords.initialsOf[role],
      pictures: atFoot.filter((one) => one.role === role).map(({ png }) => png),
    })),
  };
}

function blockOf(block: PaperBlock, signed: SignedOnPaper): PdfBlock {
  const blocksOf = (blocks: readonly PaperBlock[]) => blocks.map((one) => blockOf(one, signed));
  switch (block.kind) {
    case 'heading':
      return block;
    case 'text':
      if (block.look === 'quiet') return { kind: 'text', text: block.text, look: 'quiet' };
      return { kind: 'wording', parts: wordingParts(block.text) };
    case 'columns':
      return { kind: 'columns', columns: [blocksOf(block.left), blocksOf(block.right)] };
    case 'grid': {
      const rows = block.rows.map((row) => {
        const { boxes, others } = underHeads(row, block.heads);
        return {
          ...{ number: row.number, label: row.label, marks: marksOf(others, signed) },
          boxes: boxes.map((box) => box && boxOf(box)),
        };
      });
      return { kind: 'marked-rows', heads: [paperWords.itemHead, ...block.heads], rows };
    }
    case 'rows': {
      const rows = block.rows.map(({ number, label, marks }) => {
        return { number, label, boxes: [], marks: marksOf(marks, signed) };
      });
      return { kind: 'marked-rows', heads: [], rows };
    }
    case 'comments':
      return { kind: 'ruled-lines', entries: block.entries, minLines: block.minLines };
    case 'signatures': {
      const lines = block.lines.map(({ id, label }) => {
        const found = signed.signatures.find(({ line }) => line === id);
        return { id, label, dateLabel: paperWords.date, signed: found ? signedOf(found) : null };
      });
      return { kind: 'signing', lines };
    }
  }
}

function signedOf({ name, at, png }: DrawnSignature) {
  const [year, month, day] = localDate(at).split('-');
  const picture = { png, alt: paperWords.signatureBy(name) };
  return { name, on: `${month}-${day}-${year}`, picture };
}

function boxOf({ label, isChecked, asks }: Extract<PaperMark, { kind: 'box' }>) {
  const said = isChecked ? paperWords.checked : paperWords.notChecked;
  return { kind: 'box', label, isChecked, said, ...(asks && { asks }) } as const;
}

const marksOf = (marks: readonly PaperMark[], { initials }: SignedOnPaper) =>
  marks.map((mark, at): PdfMark => {
    const line = { beginsLine: beginsLine(marks, at) };
    if (mark.kind === 'box') return { ...boxOf(mark), ...line };
    if (mark.kind === 'value') {
      return { kind: 'value', label: mark.label, text: mark.text, ...line };
    }
    const pictures = initials
      .filter(({ key }) => key === mark.key)
      .map(({ png, name }): PdfPicture => ({ png, alt: paperWords.initialsBy(name) }));
    return { kind: 'pictures', label: mark.label, pictures, ...line };
  });
