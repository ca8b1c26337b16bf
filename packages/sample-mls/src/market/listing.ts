import type { City } from '@homestead/contract/places';
import { type Address, openAddress } from './address.ts';
import { localDate } from './calendar.ts';
import { openChance, purpose, share } from './chance.ts';
import { isFlat, openDwelling } from './dwelling.ts';
import type { Firms, Member } from './firms.ts';
import type { Home } from './home.ts';
import { openHome } from './measure-home.ts';
import type { Neighborhood } from './neighborhood.ts';
import { cityOf, neighborhoodAt } from './neighborhood-table.ts';
import { type Schools, schoolsOf } from './schools.ts';
import { askingPrice } from './worth.ts';

/** What never changes in a listing's life; computed on demand, never stored in bulk. */
export type Listing = {
  readonly seed: number;
  readonly index: number;
  readonly key: string;
  /** The MLS number that people see. */
  readonly number: string;
  readonly listedYear: number;
  readonly place: Neighborhood;
  readonly city: City;
  readonly home: Home;
  readonly address: Address;
  readonly schools: Schools;
  readonly member: Member;
  readonly coMember: Member | null;
  /** Who represents the buyer once it sells. */
  readonly buyerMember: Member;
  /** First list price, whole dollars. */
  readonly firstPrice: number;
  /** How this seller likes prices to look, in [0, 1). */
  readonly taste: number;
  readonly displayed: boolean;
  readonly addressShown: boolean;
  readonly valuationAllowed: boolean;
  readonly commentsAllowed: boolean;
};

const keyPrefix = 'SMP';
const keyBase = 100_000_000;
const numberBase = 22_000_000;

/** Listing key of an index; keys rise with the time of entry. */
export const keyOf = (index: number): string => `${keyPrefix}${keyBase + index}`;

/** MLS number of an index, eight digits. */
export const numberOf = (index: number): string => String(numberBase + index);

/** The index for a listing key, null when it can't be one of ours. */
export function indexOfKey(key: string): number | null {
  const digits = /^SMP(\d{9})$/.exec(key)?.[1];
  const index = digits === undefined ? -1 : Number(digits) - keyBase;
  return index >= 0 ? index : null;
}

/** The index for an MLS number, null when it can't be one of ours. */
export function indexOfNumber(number: string): number | null {
  const index = /^\d{8,9}$/.test(number) ? Number(number) - numberBase : -1;
  return index >= 0 ? index : null;
}

/** A listing's basic facts: location, type, and first price. */
export type ListingCore = Pick<
  Listing,
  | 'seed'
  | 'index'
  | 'key'
  | 'number'
  | 'listedYear'
  | 'place'
  | 'city'
  | 'home'
  | 'firstPrice'
  | 'taste'
>;

/** The neighborhood of an index, without computing anything else. */
export const placeOf = (seed: number, index: number): Neighborhood =>
  neighborhoodAt(share(seed, index, purpose.place));

/** Computes where, what and for how much: enough for most filters. */
export function openListingCore(seed: number, index: number, enteredAt: number): ListingCore {
  const place = placeOf(seed, index);
  const listedYear = Number(localDate(enteredAt).slice(0, 4));
  const chance = openChance(seed, index, purpose.home);
  const dwelling = openDwelling(chance, place, listedYear);
  const home = openHome(chance, dwelling, place, listedYear);
  const taste = chance.next();
  return {
    seed,
    index,
    key: keyOf(index),
    number: numberOf(index),
    listedYear,
    place,
    city: cityOf(place),
    home,
    taste,
    firstPrice: askingPrice(home.worth * chance.around(1.015, 0.015), taste),
  };
}

/** Computes all lasting facts of a listing. */
export function openListing(core: ListingCore, firms: Firms): Listing {
  const { seed, index, home, place } = core;
  const chance = openChance(seed, index, purpose.street);
  const unit = isFlat(home.kind)
    ? 'flat'
    : home.kind === 'townhouse' && chance.is(0.4)
      ? 'lot'
      : 'none';
  const address = openAddress(chance, place, unit);
  const member = firms.memberAt(chance.next());
  return {
    ...core,
    address,
    schools: schoolsOf(place),
    member,
    coMember: chance.is(0.16) ? firms.memberAt(chance.next()) : null,
    buyerMember: firms.memberAt(share(seed, index, purpose.buyer)),
    displayed: !chance.is(0.006),
    addressShown: !chance.is(0.01),
    valuationAllowed: !chance.is(0.05),
    commentsAllowed: !chance.is(0.08),
  };
}
