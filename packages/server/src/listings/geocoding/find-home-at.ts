import { stateNameOf } from '@homestead/contract/places';
import type { Queryable } from '#platform';
import { readWords } from '../search/word-fields.ts';
import type { OwnHome } from './own-home.ts';
import { selectHomesAt } from './own-home-store.ts';

/**
 * The home of ours at an address, "5011 Chicago St, Omaha, NE 68132" with or without commas; null
 * when there is none, or when what follows the street belongs to another city or ZIP code. Only
 * considers homes in search whose address may be shown.
 */
export async function findHomeAt(db: Queryable, address: string): Promise<OwnHome | null> {
  const words = address
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 20);
  if (words.length < 2) return null;
  const starts = words.slice(1).map((_, index) => words.slice(0, index + 2).join(' '));
  const homes = await selectHomesAt(db, starts);
  return homes.find((home) => isMeant(home, words)) ?? null;
}

/** Whether everything typed belongs to the home's address. */
function isMeant(home: OwnHome, words: readonly string[]): boolean {
  const known = new Set(
    readWords([home.street_address, home.city, home.state, home.zip].filter(Boolean).join(' ')),
  );
  const state =
    stateNameOf(home.state ?? '')
      ?.toLowerCase()
      .split(' ') ?? [];
  for (const name of [...state, 'us', 'usa', 'united', 'states']) known.add(name);
  return words.every((word) => known.has(word.replace(/^(\d{5})-\d{4}$/, '$1')));
}
