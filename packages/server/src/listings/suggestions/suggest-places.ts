import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { addressWords } from '#feed';
import type { Queryable } from '#platform';
import { addressLine } from '../cards/present-address.ts';
import type { ListingDeps } from '../listing-deps.ts';
import {
  type AddressRow,
  selectAddresses,
  selectAddressesOnStreets,
  selectByMlsNumber,
} from './address-store.ts';
import type { SuggestionNames } from './suggestion-names.ts';

type Suggestion = AnswerOf<typeof listingEndpoints.suggestPlaces>['value'][number];
/** From this score on, a name starts with everything that was typed. */
const STARTS_SO = 1.5;

interface Scored {
  suggestion: Suggestion;
  score: number;
}

/** The most suggestions of one kind. */
const MAX: Record<Suggestion['kind'], number> = {
  city: 4,
  zip: 4,
  subdivision: 5,
  school: 4,
  address: 6,
  mls: 4,
};

/**
 * The search box's suggestions for a text: places with homes for sale and single homes, grouped by
 * kind, the kind with the best match first. Tolerates typos in names of places and streets.
 */
export async function suggestPlaces(
  reading: ListingDeps,
  { q, limit = 12 }: QueryOf<typeof listingEndpoints.suggestPlaces>,
): Promise<AnswerOf<typeof listingEndpoints.suggestPlaces>> {
  const names = await reading.suggestions.get(reading);
  const [addresses, numbers] = await Promise.all([
    suggestAddresses(reading, names, q),
    suggestNumbers(reading, q),
  ]);
  return { value: byKind([...places(names, q), ...addresses, ...numbers]).slice(0, limit) };
}

function places(names: SuggestionNames, q: string): Scored[] {
  return names.places.find(q, 40).map(({ name, score }) => ({
    score,
    suggestion: {
      kind: name.kind,
      label: name.label,
      count: name.count,
      filter: name.filter,
      mlsNumber: null,
    },
  }));
}

/** "5011 chic" asks for house numbers and streets, "chicago st" only for a street. */
async function suggestAddresses(
  { db }: { db: Queryable },
  names: SuggestionNames,
  q: string,
): Promise<Scored[]> {
  const [, number = '', rest = ''] = /^(\d+[a-z]?)?\s*([^,]*)/i.exec(q.trim()) ?? [];
  const street = rest.trim();
  const found = street === '' ? [] : streetsOf(names, street);
  if (street !== '' && found.length === 0) return [];
  const streets = found.map(({ name }) => name.street);
  const rows =
    number === ''
      ? await addressesOf(db, streets[0] ?? '')
      : await selectAddressesOnStreets(db, number.toLowerCase(), streets, MAX.address);
  const { score: best = 1 } = found[0] ?? {};
  // Never above a place that matches as well; of equals, places come first.
  const score = number === '' ? Math.min(0.8, best) : best + 0.5;
  return rows.map((row) => ({ score, suggestion: suggestHome('address', row) }));
}

/** Streets that start as typed; if there are none, those that are nearly the same. */
function streetsOf(names: SuggestionNames, typed: string) {
  const found = names.streets.find(addressWords(typed).join(' '), 3);
  const exact = found.filter(({ score }) => score >= STARTS_SO);
  return exact.length > 0 ? exact : found;
}

async function addressesOf(db: Queryable, street: string): Promise<AddressRow[]> {
  if (street.length < 4) return [];
  return selectAddresses(db, street, MAX.address);
}

async function suggestNumbers({ db }: { db: Queryable }, q: string): Promise<Scored[]> {
  if (!/^(?=.*\d)[\w-]{3,60}$/.test(q)) return [];
  const rows = await selectByMlsNumber(db, q.toLowerCase(), MAX.mls);
  return rows.map(({ mls_number }) => ({
    score: mls_number.toLowerCase() === q.toLowerCase() ? 3 : 1.2,
    suggestion: {
      kind: 'mls',
      label: mls_number,
      count: null,
      filter: { searchdata: mls_number },
      mlsNumber: mls_number,
    },
  }));
}

function suggestHome(kind: 'address', row: AddressRow): Suggestion {
  const label = addressLine(row);
  return { kind, label, count: null, filter: { searchdata: label }, mlsNumber: row.mls_number };
}

/** Grouped by kind, each with its best first; the kinds by their best. */
function byKind(found: readonly Scored[]): Suggestion[] {
  const kinds = Map.groupBy(found, ({ suggestion }) => suggestion.kind);
  return [...kinds]
    .map(([kind, list]) => list.toSorted((a, b) => b.score - a.score).slice(0, MAX[kind]))
    .sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
    .flatMap((list) => list.map(({ suggestion }) => suggestion));
}
