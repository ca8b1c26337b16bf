/** One part of a document, from top to bottom. Texts are plain; line breaks in them stay. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly level?: 1 | 2 | 3 }
  | { readonly kind: 'text'; readonly text: string; readonly look?: 'plain' | 'lead' | 'quiet' }
  /** A paragraph with some of its words in bold. */
  | {
      readonly kind: 'wording';
      readonly parts: readonly { readonly text: string; readonly isStrong: boolean }[];
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** What something is called beside what it is. */
  | { readonly kind: 'facts'; readonly rows: readonly PdfFact[] }
  | PdfTable
  | PdfMarkedRows
  | PdfRuledLines
  | { readonly kind: 'signing'; readonly lines: readonly PdfSigningLine[] }
  | {
      readonly kind: 'picture';
      readonly png: Uint8Array;
      readonly alt: string;
      readonly height: number;
    }
  /** Dark and light squares, such as a QR code. */
  | {
      readonly kind: 'squares';
      readonly rows: readonly (readonly boolean[])[];
      readonly alt: string;
    }
  /** Blocks beside each other, each column from its top to its bottom. */
  | { readonly kind: 'columns'; readonly columns: readonly (readonly PdfBlock[])[] };

export interface PdfFact {
  readonly label: string;
  readonly value: string;
}

export interface PdfTable {
  readonly kind: 'table';
  /** The first column names its row. `share` is its part of the width; amounts are at the end. */
  readonly columns: readonly {
    readonly label: string;
    readonly share: number;
    readonly isAmount?: boolean;
  }[];
  readonly rows: readonly (readonly string[])[];
  /** The last row, in bold. */
  readonly total?: readonly string[];
}

/** A box to check. `said` is what a screen reader says in its place. */
export interface PdfBox {
  readonly kind: 'box';
  readonly label: string;
  /** What is asked, before the box. */
  readonly asks?: string;
  readonly isChecked: boolean;
  readonly said: string;
}

interface Beside {
  /** It isn’t on the line of what is before it. */
  readonly beginsLine?: boolean;
}

export type PdfMark = Beside &
  (
    | PdfBox
    | { readonly kind: 'value'; readonly label: string; readonly text: string }
    | {
        readonly kind: 'pictures';
        readonly label: string;
        readonly pictures: readonly PdfPicture[];
      }
  );

export interface PdfPicture {
  readonly png: Uint8Array;
  readonly alt: string;
}

/** Rows with boxes under heads, and with marks after their label. */
export interface PdfMarkedRows {
  readonly kind: 'marked-rows';
  /** The first one is above the labels. Without any, the rows are paragraphs. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly number: string;
    readonly label: string;
    readonly boxes: readonly (PdfBox | null)[];
    readonly marks: readonly PdfMark[];
  }[];
}

/** Texts on ruled lines, with empty lines below them. */
export interface PdfRuledLines {
  readonly kind: 'ruled-lines';
  readonly entries: readonly { readonly about: string; readonly text: string }[];
  readonly minLines: number;
}

/** A line to sign on, with the date beside it. */
export interface PdfSigningLine {
  readonly id: string;
  readonly label: string;
  readonly dateLabel: string;
  readonly signed: {
    readonly name: string;
    readonly on: string;
    readonly picture: PdfPicture;
  } | null;
}

/** What `pageOf` has in place of the number of a page and of how many there are. */
export const PAGE = '{page}';
export const PAGES = '{pages}';

/** What the shelf of PDFs lays out on letter paper, beginning on a page of its own. */
export interface PdfPart {
  readonly title: string;
  /** Whose document it is, in large letters on the first page and small on later ones. */
  readonly firm: string;
  /** Below the name: its license and how to reach it. */
  readonly firmLines: readonly string[];
  /** At the foot of every page, before its number, such as the code of a deal. */
  readonly foot: string;
  /** A page's number in words, with PAGE and PAGES where the numbers stand. */
  readonly pageOf: string;
  readonly blocks: readonly PdfBlock[];
  /** What to say at the end if a character isn't in our fonts and is printed as a box. */
  readonly unprintable: string;
  /** Small letters and narrow margins, as forms have them; their title is one of the blocks. */
  readonly isForm?: boolean;
  /** Lines with pictures above the foot of every page, such as initials. */
  readonly footMarks?: readonly {
    readonly label: string;
    readonly pictures: readonly Uint8Array[];
  }[];
}

export interface PdfDocument extends PdfPart {
  /** As in HTML: `en-US`. */
  readonly language: string;
  /** Same document and instant, same bytes. */
  readonly madeAt: Date;
}

/** Several documents in one file. Each has page numbers of its own. */
export interface PdfFile {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  readonly parts: readonly PdfPart[];
  readonly attachments: readonly PdfAttachment[];
  readonly madeAt: Date;
  /** Counts pages and finds places without drawing. */
  readonly isOnlyLaidOut?: boolean;
}

export interface PdfAttachment {
  readonly name: string;
  /** Such as `application/json`. */
  readonly type: string;
  readonly description: string;
  readonly bytes: Uint8Array;
}

/** Where a line to sign on is: in points, from the upper left corner of a page (0 is the first). */
export interface PdfPlace {
  readonly part: number;
  readonly id: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnPdf {
  /** Empty if only the layout was asked for. */
  readonly bytes: Buffer;
  /** How many each part takes. */
  readonly pages: readonly number[];
  readonly places: readonly PdfPlace[];
}
