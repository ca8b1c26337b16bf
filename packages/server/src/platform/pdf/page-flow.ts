import { type PdfRun, type PdfWeight, printed, runsOf, widthOf } from './pdf-fonts.ts';
import { type Fragment, type Span, wrapSpans } from './wrap-text.ts';

/** Letter paper, in points. */
export const PAPER = { width: 612, height: 792 } as const;
const LINE = 1.4;
/** Letters of different sizes and fonts stand on one line, this far below the top of it. */
export const BASE = 0.98;
/** A row that is lower than this is kept on one page. */
const KEPT_HEIGHT = 240;

export type PdfColor = 'ink' | 'quiet' | 'brand' | 'line';

export interface Look {
  readonly size: number;
  readonly weight: PdfWeight;
  readonly color: PdfColor;
}

/** A line of text where it stands: `y` is its top. */
export interface PlacedLine {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: PdfColor;
  readonly runs: readonly PdfRun[];
}

/** A picture fits into its place, at the lower left of it. */
export interface PlacedPicture {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
}

export interface PlacedSquares {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly rows: readonly (readonly boolean[])[];
}

/** A part of the document as screen readers know it, with its lines. */
export interface PdfElement {
  readonly type: PdfElementType;
  readonly scope?: 'Row' | 'Column';
  /** What is read in place of its characters. */
  readonly actual?: string;
  /** What a picture shows. */
  readonly alt?: string;
  readonly children: PdfElement[];
  readonly lines: PlacedLine[];
  readonly pictures: (PlacedPicture | PlacedSquares)[];
}
export type PdfElementType =
  | ('Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Span' | 'Figure')
  | ('Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody');

export interface Rule {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: PdfColor;
}

/** Text of an element, or a blank or picture in its place. */
export interface FlowSpan extends Span {
  readonly look: Look;
  readonly element: PdfElement;
  readonly isUnderlined?: boolean;
  readonly png?: Uint8Array;
}

export interface Cell {
  readonly x: number;
  readonly lines: Fragment<FlowSpan>[][];
  /** From one line to the next. */
  readonly step: number;
  readonly width: number;
  readonly isAmount?: boolean;
}

/** Where text may be on a page. */
export interface PageFrame {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly topOfLater: number;
  readonly bottom: number;
}

/** Puts rows of text on pages, one below the other. */
export class PageFlow {
  /** A character was in no font. */
  hasBoxes = false;
  readonly elements: PdfElement[] = [];
  readonly rules: Rule[] = [];
  readonly repeated: PlacedLine[] = [];
  readonly firstPage: number;
  left: number;
  width: number;
  page: number;
  y: number;
  /** Draws the head of the table that goes on on a new page. */
  onPage: () => void = () => {};
  readonly #frame: PageFrame;
  #lastPage: number;

  constructor(frame: PageFrame, firstPage: number) {
    this.#frame = frame;
    this.firstPage = firstPage;
    [this.page, this.#lastPage, this.y] = [firstPage, firstPage, frame.top];
    [this.left, this.width] = [frame.left, frame.width];
  }

  get pages(): number {
    return this.#lastPage - this.firstPage + 1;
  }

  get room(): number {
    return this.#frame.bottom - this.y;
  }

  /** Goes to the next page if what follows is higher than the rest of this one. */
  keep(height: number): void {
    const whole = this.#frame.bottom - this.#frame.topOfLater;
    if (height > this.room && height <= whole) this.turn();
  }

  turn(): void {
    this.page += 1;
    this.#lastPage = Math.max(this.#lastPage, this.page);
    this.y = this.#frame.topOfLater;
    const again = this.onPage;
    this.onPage = () => {};
    again();
    this.onPage = again;
  }

  /** Lays out in columns of this width from here, and goes on below the longest of them. */
  beside(places: readonly { left: number; width: number }[], lay: (index: number) => void): void {
    const [left, width, page, y] = [this.left, this.width, this.page, this.y];
    let [endPage, endY] = [page, y];
    for (const [index, place] of places.entries()) {
      [this.left, this.width, this.page, this.y] = [place.left, place.width, page, y];
      lay(index);
      if (this.page > endPage || (this.page === endPage && this.y > endY)) {
        [endPage, endY] = [this.page, this.y];
      }
    }
    [this.left, this.width, this.page, this.y] = [left, width, endPage, endY];
  }

  add(to: PdfElement[], type: PdfElementType, more: Partial<PdfElement> = {}): PdfElement {
    const element = { type, ...more, children: [], lines: [], pictures: [] };
    to.push(element);
    return element;
  }

  rule(color: PdfColor, x = this.left, width = this.width): void {
    this.rules.push({ page: this.page, x, y: this.y, width, color });
  }

  cell(spans: readonly FlowSpan[], x: number, width: number, step?: number): Cell {
    const lines = wrapSpans(
      spans.map((span) => ({ ...span, text: printed(span.text) })),
      width,
    );
    const size = Math.max(...spans.map(({ look }) => look.size));
    return { x, width, lines, step: step ?? size * LINE };
  }

  /** Cells beside each other, line by line; a high row goes on on the next page. */
  row(
    cells: readonly Cell[],
    gap = 3,
    look: { isRepeated?: boolean; isRuled?: boolean } = {},
  ): void {
    this.y += gap;
    const rest = cells.map((cell) => ({ ...cell, lines: [...cell.lines] }));
    const height = Math.max(...rest.map(({ lines, step }) => lines.length * step));
    const fragments = cells.flatMap(({ lines }) => lines.flat());
    const size = Math.max(0, ...fragments.map(({ span }) => span.look.size));
    if (height > this.room && height < KEPT_HEIGHT) this.turn();
    while (rest.some(({ lines }) => lines.length > 0)) {
      const { room } = this;
      let used = 0;
      for (const cell of rest) {
        const now = cell.lines.splice(0, Math.max(0, Math.floor(room / cell.step)));
        for (const [index, line] of now.entries()) {
          const y = this.y + index * cell.step;
          this.#placeLine(cell, line, { y, size, isRepeated: look.isRepeated ?? false });
          if (!look.isRuled) continue;
          const below = y + cell.step - 2;
          this.rules.push({
            page: this.page,
            x: cell.x,
            y: below,
            width: cell.width,
            color: 'line',
          });
        }
        used = Math.max(used, now.length * cell.step);
      }
      this.y += used;
      if (rest.some(({ lines }) => lines.length > 0)) this.turn();
    }
  }

  /** A single line that isn't in the flow. */
  put(to: PlacedLine[], text: string, look: Look, x: number, y: number, page = this.page): void {
    const { runs, hasBoxes } = runsOf(text, look.weight);
    this.hasBoxes ||= hasBoxes;
    to.push({ page, x, y, size: look.size, color: look.color, runs });
  }

  /** Letters of all sizes stand on one line, that of the largest ones of a row. */
  #placeLine(
    cell: Cell,
    line: Fragment<FlowSpan>[],
    { y, size, isRepeated }: { y: number; size: number; isRepeated: boolean },
  ): void {
    const { page } = this;
    const wide = line.reduce((sum, { width }) => sum + width, 0);
    const from = cell.isAmount ? cell.x + cell.width - wide : cell.x;
    for (const { span, text, x, width } of line) {
      const { look, element, png } = span;
      const place = { page, x: from + x, y, width };
      if (text !== '') {
        const to = isRepeated ? this.repeated : element.lines;
        this.put(to, text, look, place.x, y + (size - look.size) * BASE);
      }
      if (png) element.pictures.push({ ...place, height: cell.step, png });
      if (!span.isUnderlined) continue;
      const below = y + size * BASE + 2;
      this.rules.push({ page, x: place.x, y: below, width, color: 'quiet' });
    }
  }
}

/** Spans of one look in an element, for a cell of plain text. */
export const plainSpan = (element: PdfElement, text: string, look: Look): FlowSpan[] => [
  { element, text, look },
];

export const lineWidth = (text: string, { weight, size }: Look) =>
  widthOf(printed(text), weight, size);
