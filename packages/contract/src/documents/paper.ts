import type { FormAnswer, SigningRole } from './form-definition.ts';

/*
 * What a document says on paper, from top to bottom. The screen, the print and the PDF are made
 * from these blocks, so what is signed is what is printed.
 */

/** A box of a row, or a value that is written beside its label. `key` is its input. */
export type PaperMark =
  | {
      readonly kind: 'box';
      readonly key: string;
      /** What checking it answers. */
      readonly value: FormAnswer;
      readonly label: string;
      /** What is asked, before the first box of a question that is beside another one. */
      readonly asks?: string;
      readonly isChecked: boolean;
    }
  | {
      readonly kind: 'value';
      readonly key: string;
      readonly label: string;
      readonly text: string;
      readonly isLong: boolean;
    }
  | {
      readonly kind: 'initials';
      readonly key: string;
      readonly role: SigningRole;
      readonly label: string;
    };

/** A row of the form: its boxes are under the columns of its grid, in their order. */
export interface PaperRow {
  readonly item: string;
  readonly number: string;
  readonly label: string;
  readonly marks: readonly PaperMark[];
}

export interface PaperLine {
  readonly id: string;
  readonly role: SigningRole;
  readonly number: number;
  readonly label: string;
}

export type PaperBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly look?: 'plain' | 'legal' | 'quiet' }
  /** Rows with the same boxes. `heads` name the boxes. */
  | { readonly kind: 'grid'; readonly heads: readonly string[]; readonly rows: readonly PaperRow[] }
  /** Rows whose marks are written after their label. */
  | { readonly kind: 'rows'; readonly rows: readonly PaperRow[] }
  /** Explanations and comments: lines that go on to further pages. */
  | {
      readonly kind: 'comments';
      readonly entries: readonly PaperComment[];
      readonly minLines: number;
    }
  | { readonly kind: 'signatures'; readonly lines: readonly PaperLine[] }
  | {
      readonly kind: 'columns';
      readonly left: readonly PaperBlock[];
      readonly right: readonly PaperBlock[];
    };

export interface PaperComment {
  /** Item that is explained; null for a free comment. */
  readonly item: string | null;
  /** `<item>.explanation`, or the key of the free comments. */
  readonly key: string;
  /** Such as `Part II, Section A, item 5`; empty for free comments. */
  readonly about: string;
  readonly text: string;
}

/** A document for paper. Signatures and initials are put in by line and role. */
export interface Paper {
  readonly title: string;
  readonly blocks: readonly PaperBlock[];
  /** Roles whose initials are at the foot of every page. */
  readonly initialsOf: readonly SigningRole[];
  /** At the foot of every page: form, version and address of the home. */
  readonly foot: string;
}
