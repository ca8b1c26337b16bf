import {
  type Cell,
  type FlowSpan,
  type Look,
  type PageFlow,
  type PdfElement,
  plainSpan,
} from './page-flow.ts';
import type {
  PdfBox,
  PdfMark,
  PdfMarkedRows,
  PdfPlace,
  PdfRuledLines,
  PdfSigningLine,
} from './pdf-document.ts';
import type { PdfLooks } from './pdf-looks.ts';

const GUTTER = 6;
const NUMBER_WIDTH = 16;
const ROW_STEP = 1.45;
const BOX_WIDTH = 33;
/** Blank to write on where nothing was answered. */
const BLANK = 48;
const PICTURE = 30;
const RULED_STEP = 15;
const SIGNING_HEIGHT = 42;
const SIGNED_HEIGHT = 26;
const DATE_SHARE = 0.26;
/** From this width on, two lines to sign on are next to each other. */
const WIDE = 400;

/** Rows with boxes under heads as a table, and rows without heads as paragraphs. */
export function layOutMarkedRows(
  flow: PageFlow,
  { heads, rows }: PdfMarkedRows,
  looks: PdfLooks,
): void {
  const [first, ...columns] = heads;
  const to = first === undefined ? flow.elements : flow.add(flow.elements, 'Table').children;
  const end = flow.left + flow.width;
  const boxesAt = columns.map((_, index) => end - (columns.length - index) * BOX_WIDTH);
  const headRow = (isRepeated: boolean) => {
    const row = isRepeated ? [] : flow.add(to, 'TR').children;
    const cells = heads.map((head, index): Cell => {
      const element = flow.add(row, 'TH', { scope: 'Column' });
      const x = index === 0 ? flow.left : (boxesAt[index - 1] ?? flow.left);
      const width = index === 0 ? NUMBER_WIDTH * 4 : BOX_WIDTH - 3;
      return flow.cell(plainSpan(element, head, looks.head), x, width);
    });
    flow.row(cells, 2, { isRepeated });
    flow.rule('quiet');
  };
  if (first !== undefined) {
    flow.keep(60);
    headRow(false);
    flow.onPage = () => headRow(true);
  }
  for (const { number, label, boxes, marks } of rows) {
    const row = first === undefined ? to : flow.add(to, 'TR').children;
    const head = first === undefined ? flow.add(row, 'P') : flow.add(row, 'TH', { scope: 'Row' });
    const indent = number === '' ? 0 : NUMBER_WIDTH;
    const width = flow.width - indent - columns.length * BOX_WIDTH - (first ? GUTTER : 0);
    const text = flow.add(head.children, 'Span');
    const spans = [...plainSpan(text, label, looks.plain), ...spansOf(flow, head, marks, looks)];
    // Boxes are larger than letters, but lines aren’t further apart because of them.
    const step = looks.plain.size * ROW_STEP;
    const cells = [flow.cell(spans, flow.left + indent, width, step)];
    if (number !== '') {
      const spanned = plainSpan(head, number, looks.plain);
      cells.unshift(flow.cell(spanned, flow.left, NUMBER_WIDTH - 2));
    }
    for (const [index, box] of boxes.entries()) {
      const element = flow.add(row, 'TD', box ? { actual: box.said } : {});
      if (!box) continue;
      const x = (boxesAt[index] ?? end) + (BOX_WIDTH - 3) / 2 - looks.plain.size / 2;
      cells.push(flow.cell([boxSpan(element, box, looks.plain)], x, BOX_WIDTH));
    }
    flow.row(cells, first === undefined ? 3 : 1.5);
    if (first !== undefined) {
      flow.y += 1;
      flow.rule('line');
    }
  }
  flow.onPage = () => {};
}

const boxSpan = (element: PdfElement, { isChecked }: PdfBox, look: Look): FlowSpan => ({
  ...{ element, look: { ...look, size: look.size + 1.5 } },
  ...{ text: isChecked ? '☑' : '☐', isWhole: true },
});

/** Marks after a label: each begins after a space, and a box stays with the word after it. */
function spansOf(
  flow: PageFlow,
  parent: PdfElement,
  marks: readonly PdfMark[],
  looks: PdfLooks,
): FlowSpan[] {
  const look = looks.plain;
  const said = (text: string, more: Partial<FlowSpan> = {}): FlowSpan[] => {
    if (text === '' && more.width === undefined) return [];
    return [{ element: flow.add(parent.children, 'Span'), text, look, ...more }];
  };
  return marks.flatMap((mark): FlowSpan[] => {
    const gap: FlowSpan = { element: parent, text: mark.beginsLine ? '\n' : '   ', look };
    if (mark.kind === 'box') {
      const asks = mark.asks ? said(`${mark.asks}: `) : [];
      const box = flow.add(parent.children, 'Span', { actual: mark.said });
      const thin: FlowSpan = { element: parent, text: '', look, width: 2.5 };
      return [gap, ...asks, boxSpan(box, mark, look), thin, ...said(mark.label)];
    }
    if (mark.kind === 'value') {
      const label = mark.label === '' ? [] : said(`${mark.label}: `);
      const isEmpty = mark.text === '';
      const value = said(mark.text, { isUnderlined: true, ...(isEmpty && { width: BLANK }) });
      return [gap, ...label, ...value];
    }
    const label = said(`${mark.label} `);
    if (mark.pictures.length === 0) {
      return [gap, ...label, ...said('', { isUnderlined: true, width: BLANK })];
    }
    return [
      gap,
      ...label,
      ...mark.pictures.map(({ png, alt }): FlowSpan => {
        const element = flow.add(parent.children, 'Figure', { alt });
        return { element, text: '', look, isUnderlined: true, width: PICTURE, png };
      }),
    ];
  });
}

/** Texts on ruled lines, over as many pages as they take. */
export function layOutRuledLines(
  flow: PageFlow,
  { entries, minLines }: PdfRuledLines,
  looks: PdfLooks,
): void {
  let lines = 0;
  for (const { about, text } of entries) {
    if (about === '' && text === '') continue;
    const element = flow.add(flow.elements, 'P');
    const spans: FlowSpan[] = [];
    if (about !== '') spans.push({ element, text: `${about}: `, look: looks.strong });
    if (text !== '') spans.push({ element, text, look: looks.plain });
    const cell = flow.cell(spans, flow.left, flow.width, RULED_STEP);
    lines += cell.lines.length;
    // A page may end between any two lines, so a long comment doesn't leave half a page empty.
    for (const line of cell.lines) flow.row([{ ...cell, lines: [line] }], 0, { isRuled: true });
  }
  for (; lines < minLines; lines += 1) {
    if (flow.room < RULED_STEP) flow.turn();
    flow.y += RULED_STEP - 2;
    flow.rule('line');
    flow.y += 2;
  }
}

/** Lines to sign on; says where each of them is. */
export function layOutSigning(
  flow: PageFlow,
  lines: readonly PdfSigningLine[],
  looks: PdfLooks,
): Omit<PdfPlace, 'part'>[] {
  const perRow = flow.width > WIDE ? 2 : 1;
  const places: Omit<PdfPlace, 'part'>[] = [];
  for (let at = 0; at < lines.length; at += perRow) {
    flow.keep(SIGNING_HEIGHT);
    const beside = lines.slice(at, at + perRow);
    const width = (flow.width - (perRow - 1) * 24) / perRow;
    const columns = beside.map((_, index) => ({ left: flow.left + index * (width + 24), width }));
    flow.beside(columns, (index) => {
      const line = beside[index];
      if (line) places.push(layOutSigningLine(flow, line, looks));
    });
  }
  return places;
}

function layOutSigningLine(flow: PageFlow, line: PdfSigningLine, looks: PdfLooks) {
  const { id, label, dateLabel, signed } = line;
  const { left, page } = flow;
  const dateWidth = flow.width * DATE_SHARE;
  const width = flow.width - dateWidth - 10;
  const dateAt = left + width + 10;
  const place = { id, page, x: left, y: flow.y, width, height: SIGNED_HEIGHT };
  const element = flow.add(flow.elements, 'P');
  if (signed) {
    const { png, alt } = signed.picture;
    const figure = flow.add(element.children, 'Figure', { alt });
    figure.pictures.push({ ...place, y: place.y + 2, height: SIGNED_HEIGHT - 4, png });
  }
  const base = flow.y + SIGNED_HEIGHT;
  const said = flow.add(element.children, 'Span');
  const date = flow.add(element.children, 'Span');
  if (signed) {
    const on = flow.add(element.children, 'Span');
    flow.put(on.lines, signed.on, looks.plain, dateAt, base - looks.plain.size * 1.4);
  }
  flow.y = base;
  flow.rule('quiet', left, width);
  flow.rule('quiet', dateAt, dateWidth);
  const name = signed ? `${label}: ${signed.name}` : label;
  const cells = [
    flow.cell(plainSpan(said, name, looks.quiet), left, width),
    flow.cell(plainSpan(date, dateLabel, looks.quiet), dateAt, dateWidth),
  ];
  flow.row(cells, 2);
  flow.y += 4;
  return place;
}
