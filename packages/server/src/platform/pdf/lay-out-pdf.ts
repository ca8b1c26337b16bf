import type { PdfBlock, PdfDocument, PdfTable } from './pdf-document.ts';
import { type PdfRun, type PdfWeight, printed, runsOf, widthOf } from './pdf-fonts.ts';
import { wrapText } from './wrap-text.ts';

/** Letter paper, in points. */
export const PAPER = { width: 612, height: 792 } as const;
export const MARGIN = 54;
const WIDTH = PAPER.width - 2 * MARGIN;
const BOTTOM = PAPER.height - MARGIN - 18;
/** Where later pages start, below the name of the firm. */
const TOP_OF_LATER = MARGIN + 22;
const LINE = 1.4;
const GUTTER = 12;
const LABEL_SHARE = 0.3;
const BULLET = '•';
/** A row that is lower than this is kept on one page. */
const KEPT_HEIGHT = 240;

export type PdfColor = 'ink' | 'quiet' | 'brand' | 'line';

/** A line of text where it stands: `y` is its top. */
export interface PlacedLine {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: PdfColor;
  readonly runs: readonly PdfRun[];
}

/** A part of the document as screen readers know it, with its lines. */
export interface PdfElement {
  readonly type: 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody';
  readonly scope?: 'Row' | 'Column';
  readonly children: PdfElement[];
  readonly lines: PlacedLine[];
}

/** What is drawn again or only looks, which screen readers skip. */
export interface PdfLayout {
  readonly elements: readonly PdfElement[];
  readonly rules: readonly { page: number; y: number; color: PdfColor }[];
  /** Heads of tables that are said again on a later page, and what each page has at its edges. */
  readonly repeated: readonly PlacedLine[];
  readonly pages: number;
}

interface Look {
  readonly size: number;
  readonly weight: PdfWeight;
  readonly color: PdfColor;
}
const looks = {
  firm: { size: 20, weight: 'bold', color: 'brand' },
  title: { size: 15, weight: 'bold', color: 'ink' },
  heading: { size: 11.5, weight: 'bold', color: 'brand' },
  plain: { size: 9.5, weight: 'regular', color: 'ink' },
  lead: { size: 11, weight: 'regular', color: 'ink' },
  strong: { size: 9.5, weight: 'bold', color: 'ink' },
  quiet: { size: 8.5, weight: 'regular', color: 'quiet' },
} as const satisfies Record<string, Look>;

interface Cell {
  readonly element: PdfElement;
  readonly look: Look;
  readonly x: number;
  readonly width: number;
  readonly isAmount?: boolean;
  readonly text: string;
}

/** Lays a document out on pages. Every character that can be printed is on one of them, once. */
export function layOutPdf(document: PdfDocument): PdfLayout {
  const layout = new Layout();
  layout.text('P', document.firm, looks.firm);
  for (const line of document.firmLines) layout.text('P', line, looks.quiet);
  layout.rule('brand', 6);
  layout.text('H1', document.title, looks.title, 12);
  for (const block of document.blocks) layout.block(block);
  if (layout.hasBoxes) layout.text('P', document.unprintable, looks.quiet, 10);
  return layout.finish(document);
}

class Layout {
  hasBoxes = false;
  readonly #elements: PdfElement[] = [];
  readonly #rules: { page: number; y: number; color: PdfColor }[] = [];
  readonly #repeated: PlacedLine[] = [];
  #page = 0;
  #y: number = MARGIN;
  /** Draws the head of the table that goes on on a new page. */
  #onPage: () => void = () => {};

  text(type: PdfElement['type'], text: string, look: Look, gap = 2): void {
    const element = this.#add(this.#elements, type);
    this.#row([{ element, look, x: MARGIN, width: WIDTH, text }], gap);
  }

  rule(color: PdfColor, gap: number): void {
    this.#y += gap;
    this.#rules.push({ page: this.#page, y: this.#y, color });
  }

  block(block: PdfBlock): void {
    switch (block.kind) {
      case 'heading':
        // A heading stays with what follows it.
        if (this.#y + 80 > BOTTOM) this.#turn();
        this.text('H2', block.text, looks.heading, 14);
        this.rule('line', 3);
        break;
      case 'text':
        this.text('P', block.text, looks[block.look ?? 'plain'], 5);
        break;
      case 'list':
        this.#list(block.items);
        break;
      case 'facts':
        this.#facts(block.rows);
        break;
      case 'table':
        this.#table(block);
        break;
    }
  }

  finish({ firm, foot, pageOf }: PdfDocument): PdfLayout {
    const pages = this.#page + 1;
    for (let page = 0; page < pages; page += 1) {
      const number = pageOf.replace('{page}', String(page + 1)).replace('{pages}', String(pages));
      const width = widthOf(printed(number), 'regular', looks.quiet.size);
      const y = PAPER.height - MARGIN;
      const [line = ''] = wrapText(printed(foot), looks.quiet, WIDTH - width - GUTTER);
      this.#edge(page, line, MARGIN, y);
      this.#edge(page, printed(number), PAPER.width - MARGIN - width, y);
      if (page === 0) continue;
      const [head = ''] = wrapText(printed(firm), looks.quiet, WIDTH);
      this.#edge(page, head, MARGIN, MARGIN);
    }
    const [elements, rules, repeated] = [this.#elements, this.#rules, this.#repeated];
    return { elements, rules, repeated, pages };
  }

  #edge(page: number, text: string, x: number, y: number): void {
    const { runs } = runsOf(text, 'regular');
    this.#repeated.push({ page, x, y, size: looks.quiet.size, color: 'quiet', runs });
  }

  #list(items: readonly string[]): void {
    const list = this.#add(this.#elements, 'L');
    for (const item of items) {
      const one = this.#add(list.children, 'LI');
      const mark = { element: this.#add(one.children, 'Lbl'), look: looks.plain, text: BULLET };
      const body = { element: this.#add(one.children, 'LBody'), look: looks.plain, text: item };
      const x = MARGIN + GUTTER;
      this.#row([
        { ...mark, x: MARGIN, width: GUTTER },
        { ...body, x, width: WIDTH - GUTTER },
      ]);
    }
  }

  #facts(rows: Extract<PdfBlock, { kind: 'facts' }>['rows']): void {
    const table = this.#add(this.#elements, 'Table');
    const x = MARGIN + WIDTH * LABEL_SHARE;
    for (const { label, value } of rows) {
      const row = this.#add(table.children, 'TR');
      const head = { element: this.#add(row.children, 'TH', 'Row'), text: label, x: MARGIN };
      const cell = { element: this.#add(row.children, 'TD'), text: value, x };
      this.#row([
        { ...head, look: { ...looks.plain, color: 'quiet' }, width: x - MARGIN - GUTTER },
        { ...cell, look: looks.plain, width: PAPER.width - MARGIN - x },
      ]);
    }
  }

  #table({ columns, rows, total }: PdfTable): void {
    const table = this.#add(this.#elements, 'Table');
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    let from = MARGIN;
    const places = columns.map(({ share, isAmount = false }, index) => {
      const full = (WIDTH * share) / shares;
      const x = from;
      from += full;
      return { x, width: index === columns.length - 1 ? full : full - GUTTER, isAmount };
    });
    const add = (texts: readonly string[], look: Look, head: 'Row' | 'Column') => {
      const row = this.#add(table.children, 'TR');
      return places.map((place, index): Cell => {
        const isHead = head === 'Column' || index === 0;
        const element = this.#add(row.children, isHead ? 'TH' : 'TD', isHead ? head : undefined);
        return { ...place, element, look, text: texts[index] ?? '' };
      });
    };
    const labels = columns.map(({ label }) => label);
    this.#row(add(labels, looks.quiet, 'Column'));
    this.#onPage = () => {
      const again = add(labels, looks.quiet, 'Column');
      table.children.pop();
      this.#row(again, 2, true);
    };
    for (const row of rows) this.#row(add(row, looks.plain, 'Row'));
    if (total) {
      this.rule('line', 3);
      this.#row(add(total, looks.strong, 'Row'));
    }
    this.#onPage = () => {};
  }

  /** Cells beside each other, line by line; a high row goes on on the next page. */
  #row(cells: readonly Cell[], gap = 3, isRepeated = false): void {
    this.#y += gap;
    const wrapped = cells.map((cell) => ({
      ...cell,
      lines: wrapText(printed(cell.text), cell.look, cell.width),
      step: cell.look.size * LINE,
    }));
    const height = Math.max(...wrapped.map(({ lines, step }) => lines.length * step));
    if (this.#y + height > BOTTOM && height < KEPT_HEIGHT) this.#turn();
    while (wrapped.some(({ lines }) => lines.length > 0)) {
      const room = BOTTOM - this.#y;
      let used = 0;
      for (const cell of wrapped) {
        const count = Math.max(0, Math.floor(room / cell.step));
        const now = cell.lines.splice(0, count);
        for (const [index, line] of now.entries()) {
          this.#place(cell, line, this.#y + index * cell.step, isRepeated);
        }
        used = Math.max(used, now.length * cell.step);
      }
      this.#y += used;
      if (wrapped.some(({ lines }) => lines.length > 0)) this.#turn();
    }
  }

  #place(cell: Cell, text: string, y: number, isRepeated: boolean): void {
    const { element, look, x, width, isAmount = false } = cell;
    const { runs, hasBoxes } = runsOf(text, look.weight);
    this.hasBoxes ||= hasBoxes;
    const left = isAmount ? x + width - widthOf(text, look.weight, look.size) : x;
    const line = { page: this.#page, x: left, y, size: look.size, color: look.color, runs };
    (isRepeated ? this.#repeated : element.lines).push(line);
  }

  #turn(): void {
    this.#page += 1;
    this.#y = TOP_OF_LATER;
    const again = this.#onPage;
    this.#onPage = () => {};
    again();
    this.#onPage = again;
  }

  #add(to: PdfElement[], type: PdfElement['type'], scope?: PdfElement['scope']): PdfElement {
    const element = { type, ...(scope && { scope }), children: [], lines: [] };
    to.push(element);
    return element;
  }
}
