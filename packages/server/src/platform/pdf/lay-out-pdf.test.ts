import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutPdf } from './lay-out-pdf.ts';
import { PAPER, type PdfElement, type PlacedLine } from './page-flow.ts';
import { PAGE, PAGES, type PdfBlock, type PdfDocument } from './pdf-document.ts';
import { printed, widthOf } from './pdf-fonts.ts';

const MARGIN = 54;
const documentOf = (blocks: readonly PdfBlock[]): PdfDocument => ({
  ...{ title: 'Offer', language: 'en-US', firm: 'Prairie & Main', firmLines: [], foot: 'HS' },
  ...{ pageOf: `Page ${PAGE} of ${PAGES}`, unprintable: '', madeAt: new Date(0), blocks },
});

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.lorem({ maxCount: 300 }),
  fc.constantFrom('', ' ', '\n\n', 'x'.repeat(2000), '漢字 Nguyễn Дмитрий', 'a\u0000b\u202Ec\r\nd'),
);
const some = fc.array(text, { maxLength: 30 });
const block: fc.Arbitrary<PdfBlock> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), text }),
  fc.record({ kind: fc.constant('text' as const), text }),
  fc.record({ kind: fc.constant('list' as const), items: some }),
  fc.record({
    kind: fc.constant('facts' as const),
    rows: fc.array(fc.record({ label: text, value: text }), { maxLength: 30 }),
  }),
  fc.array(fc.tuple(text, text), { maxLength: 40 }).map(
    (rows): PdfBlock => ({
      kind: 'table',
      columns: [
        { label: 'Item', share: 3 },
        { label: 'Amount', share: 1, isAmount: true },
      ],
      rows,
      total: ['Total', '$1'],
    }),
  ),
);

const BOX = /□/gu;
const isSame = (found: string, given: string) => {
  const bare = (value: string) => value.replaceAll(/\s/g, '');
  // A character that no font has is a box; any other one is itself.
  const [left, right] = [[...bare(found)], [...bare(printed(given))]];
  return left.length === right.length && left.every((at, i) => at === '□' || at === right[i]);
};
const said = (lines: readonly PlacedLine[]) =>
  lines.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n');
const all = (elements: readonly PdfElement[]): PdfElement[] =>
  elements.flatMap((element) => [element, ...all(element.children)]);

/** The texts of a block, in the order in which they are read. */
function textsOf(given: PdfBlock): string[] {
  if (given.kind === 'heading' || given.kind === 'text') return [given.text];
  if (given.kind === 'list') return given.items.flatMap((item) => ['•', item]);
  if (given.kind === 'facts') return given.rows.flatMap(({ label, value }) => [label, value]);
  if (given.kind !== 'table') throw new Error(given.kind);
  const labels = given.columns.map(({ label }) => label);
  return [...labels, ...given.rows.flat(), ...(given.total ?? [])];
}

test('no text is lost, whatever its length and letters, and all of it is on the paper', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
      const { elements, pages, repeated } = layOutPdf(documentOf(blocks));
      const leaves = all(elements).filter(({ children, type }) => {
        return children.length === 0 && !['Table', 'TR', 'L', 'LI'].includes(type);
      });
      const texts = ['Prairie & Main', 'Offer', ...blocks.flatMap(textsOf)];
      expect(leaves.length).toBeGreaterThanOrEqual(texts.length);
      for (const [index, given] of texts.entries()) {
        expect(isSame(said(leaves[index]?.lines ?? []), given)).toBe(true);
      }
      for (const line of [...leaves.flatMap(({ lines }) => lines), ...repeated]) {
        const { x, y, size, page, runs } = line;
        const isBold = runs.some(({ font }) => /600|Bold/.test(font.name));
        const shown = runs.map((run) => run.text).join('');
        const width = widthOf(shown.replaceAll(BOX, ''), isBold ? 'bold' : 'regular', size);
        expect(x).toBeGreaterThanOrEqual(MARGIN - 0.01);
        expect(x + width).toBeLessThanOrEqual(PAPER.width - MARGIN + 0.01);
        expect(y + size).toBeLessThan(PAPER.height - MARGIN + 2 * size);
        expect(page).toBeLessThan(pages);
      }
    }),
    { numRuns: 60 },
  );
});

test('a table says its head again on each page', () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`Line ${index}`, '$1.00']);
  const columns = [
    { label: 'Item', share: 3 },
    { label: 'Amount', share: 1, isAmount: true },
  ];
  const { pages, repeated, elements } = layOutPdf(documentOf([{ kind: 'table', columns, rows }]));
  expect(pages).toBeGreaterThan(2);
  const heads = repeated.filter((line) => said([line]) === 'Item').map(({ page }) => page);
  expect(heads).toEqual(Array.from({ length: pages - 1 }, (_, index) => index + 1));
  expect(elements.at(-1)?.children).toHaveLength(121);
});
