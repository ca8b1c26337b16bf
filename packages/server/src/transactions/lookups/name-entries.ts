import {
  listOfField,
  type OfferFieldKey,
  type OfferTerms,
  offerFieldKeys,
  offerFields,
  offerLists,
} from '@homestead/contract/transactions';
import type { PeopleByName, Queryable } from '#platform';
import { selectEntriesByNumber } from './lookup-store.ts';

type EntryField = {
  [Key in keyof typeof listOfField]: (typeof offerFields)[Key]['kind'] extends 'entry'
    ? Key
    : never;
}[keyof typeof listOfField];

/** The fields that hold the number of an entry of a list. */
const entryFields = offerFieldKeys.filter(
  (key: OfferFieldKey): key is EntryField => offerFields[key].kind === 'entry',
);
const listKeys = entryFields.map((field) => offerLists[listOfField[field]].key);

/** What the lists call the numbers in an offer's terms, by field; retired entries, too. */
export async function nameEntriesOf(
  db: Queryable,
  terms: OfferTerms,
): Promise<Record<string, string>> {
  const numbers = entryFields.flatMap((field) => terms[field] ?? []);
  const entries = await selectEntriesByNumber(db, listKeys, numbers);
  const named = entryFields.flatMap((field) => {
    const { key } = offerLists[listOfField[field]];
    const entry = entries.find(({ id, list }) => id === terms[field] && list === key);
    return entry ? [[field, entry.display] as const] : [];
  });
  return Object.fromEntries(named);
}

/**
 * The names of entries by their numbers, where a history looks for those of people. A number that
 * the lists don't have names itself.
 */
export async function entriesAsPeople(
  db: Queryable,
  numbers: readonly string[],
): Promise<PeopleByName> {
  const entries = await selectEntriesByNumber(db, listKeys, numbers.map(Number));
  const names = new Map(entries.map(({ id, display }) => [String(id), display]));
  return new Map(
    numbers.map((id) => [id, { id, firstName: names.get(id) ?? id, lastName: '', photo: null }]),
  );
}
