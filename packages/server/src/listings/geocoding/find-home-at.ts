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
  const { words, starts } = readAddress(address);
  if (starts.length === 0) return null;
  const homes = await selectHomesAt(db, starts);
  return homes.find((home) => isMeant(home, words)) ?? null;
}

/** The words of an address, and what of it may be the street address. */
export function readAddress(address: string): { words: string[]; starts: string[] } {
  const words = address
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 20);
  return { words, starts: words.slice(1).map((_, index) => words.slice(0, index + 2).join(' ')) };
}

/** Whether everything typed belongs to the home's address. */
export function isMeant(
  home: Pick<OwnHome, 'street_address' | 'city' | 'state' | 'zip'>,
  words: readonly string[],
): boolean {
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
