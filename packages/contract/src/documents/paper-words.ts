import type { SigningRole } from './form-definition.ts';

/*
 * What paper says around the wording of a form. A document is in the language of its form, for all
 * its readers, so these words aren't in a catalog of messages.
 */
export const paperWords = {
  checked: 'checked',
  notChecked: 'not checked',
  date: 'Date',
  comments: 'Comments',
  itemHead: 'Item',
  initialsOf: {
    seller: 'Seller initials',
    buyer: 'Buyer initials',
    agent: 'Agent initials',
    witness: 'Witness initials',
  },
  signatureBy: (name: string) => `Signature of ${name}`,
  initialsBy: (name: string) => `Initials of ${name}`,
  part: (id: string) => `Part ${id}`,
  section: (letter: string) => `Section ${letter}`,
  item: (number: string) => `item ${number}`,
  versionOf: (version: string) => `version ${version}`,
  pageOf: (page: number | string, pages: number | string) => `Page ${page} of ${pages}`,
} as const satisfies Record<string, unknown> & {
  readonly initialsOf: Readonly<Record<SigningRole, string>>;
};

/** Stands in a certification where the number of pages is written. */
export const PAGES_OF_FORM = '{pages}';
/** What is written there until it is known. */
export const UNKNOWN_PAGES = '____';
