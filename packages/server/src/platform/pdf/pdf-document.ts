/** One part of a document, from top to bottom. Texts are plain; line breaks in them stay. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly look?: 'plain' | 'lead' | 'quiet' }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** What something is called beside what it is. */
  | { readonly kind: 'facts'; readonly rows: readonly PdfFact[] }
  | PdfTable;

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

/** What `pageOf` has in place of the number of a page and of how many there are. */
export const PAGE = '{page}';
export const PAGES = '{pages}';

/** A document as the shelf of PDFs lays it out on letter paper. */
export interface PdfDocument {
  readonly title: string;
  /** As in HTML: `en-US`. */
  readonly language: string;
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
  /** Same document and instant, same bytes. */
  readonly madeAt: Date;
}
