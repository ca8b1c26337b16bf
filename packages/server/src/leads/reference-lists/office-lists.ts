import { referenceLists } from '@homestead/contract/leads';
import type { Services } from '#platform';
import { addMissing } from './reference-entry-store.ts';

/** A reference list of another room, with the names that it starts with. */
export interface OfficeList {
  readonly key: string;
  readonly label: string;
  readonly starts: readonly string[];
}

const opened = new WeakMap<Services['db'], Map<string, string>>();

/** What the reference lists are called, by their keys: those of leads, then those of others. */
export function officeLists({ db }: Pick<Services, 'db'>): ReadonlyMap<string, string> {
  const known = opened.get(db) ?? new Map<string, string>(Object.entries(referenceLists));
  opened.set(db, known);
  return known;
}

/**
 * Adds a room's lists to those that staff read and edit, and what they start with; what staff
 * changed stays. A room calls it at every start. Throws for a key of another list.
 */
export async function addOfficeLists(
  { db }: Pick<Services, 'db'>,
  lists: readonly OfficeList[],
): Promise<void> {
  const known = new Map(officeLists({ db }));
  for (const { key, label } of lists) {
    // A second start on the same database adds the same lists.
    if ((known.get(key) ?? label) !== label) throw new Error(`The list “${key}” is taken.`);
    known.set(key, label);
  }
  opened.set(db, known);
  await addMissing(
    db,
    lists.flatMap(({ key, starts }) => entriesOf(key, starts)),
  );
}

/** Entries by their names, in their order. */
export const entriesOf = (list: string, names: readonly string[]) =>
  names.map((display, index) => ({ list, display, code: codeOf(display), position: index + 1 }));

/** The handle of an entry that comes with the program. */
export const codeOf = (display: string) => display.toLowerCase().replace(/\W+/g, '-');
