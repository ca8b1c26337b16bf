import { openChance, purpose } from './chance.ts';
import { isFlat } from './dwelling.ts';
import type { Listing } from './listing.ts';

/** A homeowners' association's dues, in whole dollars per period. */
export type Association = {
  readonly name: string;
  readonly fee: number;
  readonly frequency: 'Annually' | 'Monthly' | 'Quarterly';
};

const rounded = (value: number, step: number): number => Math.round(value / step) * step;

/** The association of a listing, null where there is none. */
export function associationOf(listing: Listing): Association | null {
  const { home, place } = listing;
  const chance = openChance(listing.seed, listing.index, purpose.words, 5);
  if (isFlat(home.kind)) {
    return {
      name: `${place.name} ${listing.address.streetNumber} Condominium Association`,
      fee: rounded(home.livingArea * chance.between(0.24, 0.42), 5),
      frequency: 'Monthly',
    };
  }
  if (home.kind === 'townhouse' || home.kind === 'villa') {
    return {
      name: `${place.name} ${home.kind === 'villa' ? 'Villas' : 'Townhomes'} Association`,
      fee: rounded(chance.between(90, home.kind === 'villa' ? 210 : 260), 5),
      frequency: 'Monthly',
    };
  }
  if (!place.traits.has('H') && !(place.traits.has('N') && chance.is(0.4))) return null;
  const pool = place.traits.has('P') ? 320 : 0;
  const lake = place.traits.has('L') ? 640 : 0;
  const fee = chance.between(120, 260) + pool + lake * chance.between(0.5, 1.6);
  const quarterly = chance.is(0.12);
  return {
    name: `${place.name} Homeowners Association`,
    fee: rounded(quarterly ? fee / 4 : fee, 5),
    frequency: quarterly ? 'Quarterly' : 'Annually',
  };
}
