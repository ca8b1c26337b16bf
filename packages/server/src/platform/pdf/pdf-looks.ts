import type { Look } from './page-flow.ts';

const letter = {
  firm: { size: 20, weight: 'bold', color: 'brand' },
  title: { size: 15, weight: 'bold', color: 'ink' },
  heading: { size: 11.5, weight: 'bold', color: 'brand' },
  subheading: { size: 9.5, weight: 'bold', color: 'ink' },
  plain: { size: 9.5, weight: 'regular', color: 'ink' },
  lead: { size: 11, weight: 'regular', color: 'ink' },
  strong: { size: 9.5, weight: 'bold', color: 'ink' },
  quiet: { size: 8.5, weight: 'regular', color: 'quiet' },
  head: { size: 7, weight: 'regular', color: 'ink' },
} as const satisfies Record<string, Look>;

export type PdfLooks = Readonly<Record<keyof typeof letter, Look>>;

const form: PdfLooks = {
  firm: letter.firm,
  title: { size: 14, weight: 'bold', color: 'ink' },
  heading: { size: 10.5, weight: 'bold', color: 'brand' },
  subheading: { size: 9, weight: 'bold', color: 'ink' },
  plain: { size: 8, weight: 'regular', color: 'ink' },
  lead: { size: 9, weight: 'regular', color: 'ink' },
  strong: { size: 8, weight: 'bold', color: 'ink' },
  quiet: { size: 7, weight: 'regular', color: 'quiet' },
  head: { size: 5.8, weight: 'regular', color: 'ink' },
};

/** The looks and the margin of letters, and of forms, which have to say more on a page. */
export const looksOf = (isForm: boolean): { looks: PdfLooks; margin: number } =>
  isForm ? { looks: form, margin: 36 } : { looks: letter, margin: 54 };
