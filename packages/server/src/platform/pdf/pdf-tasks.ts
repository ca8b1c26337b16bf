import type { AddedPdf } from './add-pages.ts';
import type { SignatureField } from './add-signature-field.ts';

/** What is done with PDFs that others made, each with its answer. */
export interface PdfTasks {
  /** Pages of a usable one, else 0; one that is joined has to stand that, too. */
  check: {
    given: { readonly bytes: Uint8Array; readonly maxPages: number; readonly isJoined: boolean };
    answer: number;
  };
  join: {
    given: { readonly own: Uint8Array | null; readonly added: readonly AddedPdf[] };
    answer: { readonly bytes: Uint8Array; readonly pageCount: number };
  };
  'add-field': {
    given: { readonly pdf: Uint8Array; readonly field: SignatureField };
    answer: Uint8Array;
  };
}

export type PdfTaskName = keyof PdfTasks;

/** A task as the program gets it. */
export type PdfTask = {
  [Name in PdfTaskName]: { readonly name: Name; readonly given: PdfTasks[Name]['given'] };
}[PdfTaskName];
