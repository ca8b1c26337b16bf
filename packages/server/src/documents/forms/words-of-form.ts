import type { FormSource } from '@homestead/contract/documents';

/** Wording of a form from its text file. */
export interface WordsOfForm {
  readonly title: string;
  /** The day of its last change, YYYY-MM-DD. */
  readonly version: string;
  readonly paragraphs: readonly string[];
  readonly source: FormSource;
}

/** Finds the wording by the name of its file. */
export type Words = (name: string) => WordsOfForm;

const HEADING = '## ';

/** The paragraphs below a heading of a text, such as those below `## receipt`. */
export function partOfWords({ title, paragraphs }: WordsOfForm, heading: string): string[] {
  const first = paragraphs.indexOf(`${HEADING}${heading}`) + 1;
  const rest = first === 0 ? [] : paragraphs.slice(first);
  const end = rest.findIndex((paragraph) => paragraph.startsWith(HEADING));
  const found = end < 0 ? rest : rest.slice(0, end);
  if (found.length === 0) throw new Error(`The text “${title}” has nothing below “${heading}”`);
  return found;
}
