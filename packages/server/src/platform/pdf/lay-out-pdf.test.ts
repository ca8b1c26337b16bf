import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutPdf } from './lay-out-pdf.ts';
import { PAPER, type PdfElement, type PlacedLine } from './page-flow.ts';
import { PAGE, PAGES, type PdfBlock, type PdfDocument, type PdfMark } from './pdf-document.ts';
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

const mark: fc.Arbitrary<PdfMark> = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('box' as const), label: text, isChecked: fc.boolean() },
    ...{ said: fc.constantFrom('checked', 'not checked'), asks: text },
  }),
  fc.record({ kind: fc.constant('value' as const), label: text, text }),
  fc.record({ kind: fc.constant('pictures' as const), label: text, pictures: fc.constant([]) }),
);
const formBlock: fc.Arbitrary<PdfBlock> = fc.oneof(
  fc.record({
    kind: fc.constant('marked-rows' as const),
    heads: fc.constantFrom([], ['Item', 'Yes', 'No']),
    rows: fc.array(
      fc.record({
        ...{ number: fc.constantFrom('', '4a', '12'), label: text },
        ...{ boxes: fc.constant([]), marks: fc.array(mark, { maxLength: 4 }) },
      }),
      { maxLength: 12 },
    ),
  }),
  fc.record({
    kind: fc.constant('ruled-lines' as const),
    entries: fc.array(fc.record({ about: text, text }), { maxLength: 6 }),
    minLines: fc.nat(60),
  }),
  fc.record({
    kind: fc.constant('wording' as const),
    parts: fc.array(fc.record({ text, isStrong: fc.boolean() }), { maxLength: 6 }),
  }),
);
const columns = fc
  .array(fc.array(formBlock, { maxLength: 3 }), { minLength: 2, maxLength: 2 })
  .map((both): PdfBlock => ({ kind: 'columns', columns: both }));

/** The texts of a form’s block, in the order in which they are read. */
function textsOfForm(given: PdfBlock): string[] {
  if (given.kind === 'columns') return given.columns.flat().flatMap(textsOfForm);
  if (given.kind === 'wording') return given.parts.map((part) => part.text);
  if (given.kind === 'ruled-lines') {
    return given.entries.flatMap(({ about, text: own }) => [about && `${about}:`, own]);
  }
  if (given.kind !== 'marked-rows') throw new Error(given.kind);
  const marks = (all: readonly PdfMark[]) =>
    all.flatMap((one) => {
      if (one.kind === 'box') {
        return [one.asks ? `${one.asks}:` : '', one.isChecked ? '☑' : '☐', one.label];
      }
      return one.kind === 'value' ? [one.label && `${one.label}:`, one.text] : [one.label];
    });
  return [
    ...given.heads,
    ...given.rows.flatMap((row) => [row.number, row.label, ...marks(row.marks)]),
  ];
}

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

test('a form loses no text either, in one column or two, and stays within its margins', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(formBlock, columns), { maxLength: 5 }), (blocks) => {
      const part = { ...documentOf(blocks), firm: '', isForm: true };
      const { elements, pages, rules } = layOutPdf(part);
      const leaves = all(elements);
      const whole = leaves.map(({ lines }) => said(lines)).join('');
      expect(isSame(whole.replaceAll(/\s/g, ''), blocks.flatMap(textsOfForm).join(''))).toBe(true);
      for (const { x, y, size, page } of leaves.flatMap(({ lines }) => lines)) {
        expect(x).toBeGreaterThanOrEqual(36 - 0.01);
        expect(x).toBeLessThan(PAPER.width - 36);
        expect(y + size).toBeLessThan(PAPER.height - 36);
        expect(page).toBeLessThan(pages);
      }
      for (const { x, width, page } of rules) {
        expect(x + width).toBeLessThanOrEqual(PAPER.width - 36 + 0.01);
        expect(page).toBeLessThan(pages);
      }
    }),
    { numRuns: 40 },
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
