import { layOutMarkedRows, layOutRuledLines, layOutSigning } from './lay-out-form-blocks.ts';
import {
  type Cell,
  type Look,
  lineWidth,
  PAPER,
  PageFlow,
  type PdfElement,
  type PlacedLine,
  type PlacedPicture,
  plainSpan,
  type Rule,
} from './page-flow.ts';
import type { PdfBlock, PdfFact, PdfPart, PdfPlace, PdfTable } from './pdf-document.ts';
import { printed } from './pdf-fonts.ts';
import { looksOf, type PdfLooks } from './pdf-looks.ts';
import { wrapText } from './wrap-text.ts';

const GUTTER = 12;
const LABEL_SHARE = 0.3;
const BULLET = '•';
const COLUMN_GAP = 18;
const SQUARE = 2.2;
/** Above the foot, where it has marks. */
const MARKS_HEIGHT = 24;
const MARK_WIDTH = 34;
const CERTIFIED_HEIGHT = 110;

/** What is drawn again or only looks, which screen readers skip. */
export interface PdfLayout {
  readonly elements: readonly PdfElement[];
  readonly rules: readonly Rule[];
  /** Heads of tables that are said again on a later page, and what each page has at its edges. */
  readonly repeated: readonly PlacedLine[];
  readonly footPictures: readonly PlacedPicture[];
  readonly places: readonly Omit<PdfPlace, 'part'>[];
  readonly pages: number;
}

/** Lays a document out on pages. Every character that can be printed is on one of them, once. */
export function layOutPdf(part: PdfPart, firstPage = 0): PdfLayout {
  return new PartLayout(part, firstPage).layOut();
}

class PartLayout {
  readonly #part: PdfPart;
  readonly #looks: PdfLooks;
  readonly #margin: number;
  readonly #flow: PageFlow;
  readonly #footLines: readonly string[];
  readonly #places: Omit<PdfPlace, 'part'>[] = [];
  readonly #footPictures: PlacedPicture[] = [];

  constructor(part: PdfPart, firstPage: number) {
    const { looks, margin } = looksOf(part.isForm ?? false);
    [this.#part, this.#looks, this.#margin] = [part, looks, margin];
    const width = PAPER.width - 2 * margin;
    // Room for the widest number of a page.
    const number = part.pageOf.replace('{page}', '999').replace('{pages}', '999');
    const room = width - lineWidth(number, looks.quiet) - GUTTER;
    this.#footLines = wrapText(printed(part.foot), looks.quiet, room);
    const foot =
      (this.#footLines.length - 1) * looks.quiet.size * 1.4 +
      ((part.footMarks ?? []).length > 0 ? MARKS_HEIGHT : 0);
    const topOfLater = part.firm === '' ? margin : margin + 22;
    const bottom = PAPER.height - margin - 18 - foot;
    this.#flow = new PageFlow({ left: margin, width, top: margin, topOfLater, bottom }, firstPage);
  }

  layOut(): PdfLayout {
    const { firm, firmLines, title, blocks, unprintable, isForm } = this.#part;
    const looks = this.#looks;
    if (firm !== '') {
      this.#text('P', firm, looks.firm);
      for (const line of firmLines) this.#text('P', line, looks.quiet);
      this.#flow.y += 6;
      this.#flow.rule('brand');
    }
    if (!isForm) this.#text('H1', title, looks.title, 12);
    for (const [index, block] of blocks.entries()) {
      // What is certified is on the page on which it is signed.
      if (blocks[index + 1]?.kind === 'signing') this.#flow.keep(CERTIFIED_HEIGHT);
      this.#block(block);
    }
    if (this.#flow.hasBoxes) this.#text('P', unprintable, looks.quiet, 10);
    this.#edges();
    const { elements, rules, repeated, pages } = this.#flow;
    const [footPictures, places] = [this.#footPictures, this.#places];
    return { elements, rules, repeated, footPictures, places, pages };
  }

  #text(type: PdfElement['type'], text: string, look: Look, gap = 2): void {
    const flow = this.#flow;
    const element = flow.add(flow.elements, type);
    flow.row([flow.cell(plainSpan(element, text, look), flow.left, flow.width)], gap);
  }

  #block(block: PdfBlock): void {
    const [flow, looks] = [this.#flow, this.#looks];
    switch (block.kind) {
      case 'heading':
        this.#heading(block.text, block.level ?? 2);
        break;
      case 'text':
        this.#text('P', block.text, looks[block.look ?? 'plain'], 5);
        break;
      case 'wording': {
        const element = flow.add(flow.elements, 'P');
        const spans = block.parts.map(({ text, isStrong }) => {
          return { element, text, look: isStrong ? looks.strong : looks.plain };
        });
        if (spans.length > 0) flow.row([flow.cell(spans, flow.left, flow.width)], 5);
        break;
      }
      case 'list':
        this.#list(block.items);
        break;
      case 'facts':
        this.#facts(block.rows);
        break;
      case 'table':
        this.#table(block);
        break;
      case 'marked-rows':
        layOutMarkedRows(flow, block, looks);
        break;
      case 'ruled-lines':
        flow.y += 4;
        layOutRuledLines(flow, block, looks);
        break;
      case 'signing':
        this.#places.push(...layOutSigning(flow, block.lines, looks));
        break;
      case 'picture': {
        const { png, alt, height } = block;
        flow.keep(height + 6);
        const { page, left: x, width } = flow;
        const figure = flow.add(flow.elements, 'Figure', { alt });
        figure.pictures.push({ page, x, y: flow.y + 4, width, height, png });
        flow.y += height + 6;
        break;
      }
      case 'squares': {
        const { rows, alt } = block;
        flow.keep(rows.length * SQUARE + 8);
        const figure = flow.add(flow.elements, 'Figure', { alt });
        const { page, left: x, y } = flow;
        figure.pictures.push({ page, x, y: y + 6, side: SQUARE, rows });
        flow.y += rows.length * SQUARE + 8;
        break;
      }
      case 'columns': {
        const count = block.columns.length;
        const width = (flow.width - (count - 1) * COLUMN_GAP) / count;
        const places = block.columns.map((_, index) => {
          return { left: flow.left + index * (width + COLUMN_GAP), width };
        });
        flow.beside(places, (index) => {
          for (const one of block.columns[index] ?? []) this.#block(one);
        });
        break;
      }
    }
  }

  #heading(text: string, level: 1 | 2 | 3): void {
    const [flow, looks] = [this.#flow, this.#looks];
    if (level === 1) {
      this.#text('H1', text, looks.title, 0);
      return;
    }
    // A heading stays with what follows it.
    const isPart = this.#part.isForm && level === 2;
    if (flow.room < (isPart ? 150 : 80)) flow.turn();
    if (level === 3) {
      this.#text('H3', text, looks.subheading, 8);
      return;
    }
    this.#text('H2', text, looks.heading, this.#part.isForm ? 9 : 14);
    flow.y += 3;
    flow.rule('line');
  }

  #edges(): void {
    const flow = this.#flow;
    const { pages, firstPage } = flow;
    const look = this.#looks.quiet;
    const margin = this.#margin;
    const { firm, pageOf } = this.#part;
    for (let index = 0; index < pages; index += 1) {
      const page = firstPage + index;
      const number = printed(
        pageOf.replace('{page}', String(index + 1)).replace('{pages}', String(pages)),
      );
      const y = PAPER.height - margin;
      const above = this.#footLines.length - 1;
      for (const [at, line] of this.#footLines.entries()) {
        flow.put(flow.repeated, line, look, margin, y - (above - at) * look.size * 1.4, page);
      }
      const end = PAPER.width - margin - lineWidth(number, look);
      flow.put(flow.repeated, number, look, end, y, page);
      this.#footMarks(page, y - above * look.size * 1.4 - 8);
      if (index === 0 || firm === '') continue;
      const [head = ''] = wrapText(printed(firm), look, PAPER.width - 2 * margin);
      flow.put(flow.repeated, head, look, margin, margin, page);
    }
  }

  /** Marks stand on lines beside their labels, above the foot of a page. */
  #footMarks(page: number, y: number): void {
    const flow = this.#flow;
    const look = this.#looks.quiet;
    let x = this.#margin;
    for (const { label, pictures } of this.#part.footMarks ?? []) {
      flow.put(flow.repeated, printed(label), look, x, y - look.size, page);
      x += lineWidth(label, look) + 4;
      const width = MARK_WIDTH * Math.max(2, pictures.length);
      flow.rules.push({ page, x, y: y + 1, width, color: 'quiet' });
      for (const [at, png] of pictures.entries()) {
        const place = { page, x: x + at * MARK_WIDTH, y: y - 15, width: MARK_WIDTH - 4 };
        this.#footPictures.push({ ...place, height: 15, png });
      }
      x += width + GUTTER;
    }
  }

  #list(items: readonly string[]): void {
    const flow = this.#flow;
    const list = flow.add(flow.elements, 'L');
    for (const item of items) {
      const one = flow.add(list.children, 'LI');
      const mark = plainSpan(flow.add(one.children, 'Lbl'), BULLET, this.#looks.plain);
      const body = plainSpan(flow.add(one.children, 'LBody'), item, this.#looks.plain);
      flow.row([
        flow.cell(mark, flow.left, GUTTER),
        flow.cell(body, flow.left + GUTTER, flow.width - GUTTER),
      ]);
    }
  }

  #facts(rows: readonly PdfFact[]): void {
    const flow = this.#flow;
    const table = flow.add(flow.elements, 'Table');
    const indent = flow.width * LABEL_SHARE;
    const quiet: Look = { ...this.#looks.plain, color: 'quiet' };
    for (const { label, value } of rows) {
      const row = flow.add(table.children, 'TR');
      const head = plainSpan(flow.add(row.children, 'TH', { scope: 'Row' }), label, quiet);
      const cell = plainSpan(flow.add(row.children, 'TD'), value, this.#looks.plain);
      flow.row([
        flow.cell(head, flow.left, indent - GUTTER),
        flow.cell(cell, flow.left + indent, flow.width - indent),
      ]);
    }
  }

  #table({ columns, rows, total }: PdfTable): void {
    const [flow, looks] = [this.#flow, this.#looks];
    const table = flow.add(flow.elements, 'Table');
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    let from = flow.left;
    const places = columns.map(({ share, isAmount = false }, index) => {
      const full = (flow.width * share) / shares;
      const x = from;
      from += full;
      return { x, width: index === columns.length - 1 ? full : full - GUTTER, isAmount };
    });
    const add = (texts: readonly string[], look: Look, head: 'Row' | 'Column') => {
      const row = flow.add(table.children, 'TR');
      return places.map(({ x, width, isAmount }, index): Cell => {
        const isHead = head === 'Column' || index === 0;
        const scope = isHead ? { scope: head } : {};
        const element = flow.add(row.children, isHead ? 'TH' : 'TD', scope);
        return { ...flow.cell(plainSpan(element, texts[index] ?? '', look), x, width), isAmount };
      });
    };
    const labels = columns.map(({ label }) => label);
    flow.row(add(labels, looks.quiet, 'Column'));
    flow.onPage = () => {
      const again = add(labels, looks.quiet, 'Column');
      table.children.pop();
      flow.row(again, 2, { isRepeated: true });
    };
    for (const row of rows) flow.row(add(row, looks.plain, 'Row'));
    if (total) {
      flow.y += 3;
      flow.rule('line');
      flow.row(add(total, looks.strong, 'Row'));
    }
    flow.onPage = () => {};
  }
}
