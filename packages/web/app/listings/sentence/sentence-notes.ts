import { LONGEST_SENTENCE } from '@homestead/contract/listings';

/** Parts of a sentence that the address carries: not understood, and refused. */
interface CarriedNotes {
  unread: string[];
  refused: string[];
}

export const SAID = 'said';
const MAX_NOTES = 5;
const LONGEST_NOTE = 55;

/** An address with a few of the parts not understood or refused, each cut short. */
export function writeNotes(href: string, notes: CarriedNotes): string {
  const params = new URLSearchParams();
  for (const name of ['unread', 'refused'] as const) {
    for (const text of notes[name].slice(0, MAX_NOTES)) params.append(name, cut(text));
  }
  const carried = params.toString();
  if (carried === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}${carried}`;
}

/**
 * The sentence that a search was made from, which stays in the search box. Sent again with the
 * form, it is no new sentence and no text to search for.
 */
export function takeSaid(params: URLSearchParams): string | null {
  const said = params.get(SAID);
  if (!said || said.length > LONGEST_SENTENCE) return null;
  if (params.get('q') === said) params.delete('q');
  return said;
}

/** An address that keeps the sentence. */
export function withSaid(href: string, said: string | null): string {
  if (!said) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ [SAID]: said })}`;
}

/** The parts that an address carries. */
export function readNotes(params: URLSearchParams): CarriedNotes {
  const read = (name: string) => [
    ...new Set(
      params
        .getAll(name)
        .slice(0, MAX_NOTES)
        .map((text) => cut(text.trim()))
        .filter((text) => text !== ''),
    ),
  ];
  return { unread: read('unread'), refused: read('refused') };
}

function cut(text: string): string {
  return text.length > LONGEST_NOTE ? `${text.slice(0, LONGEST_NOTE - 1)}…` : text;
}
