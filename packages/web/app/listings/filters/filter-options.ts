import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';

type Endpoints = typeof listingEndpoints;
type OptionLists = AnswerOf<Endpoints['getOptionLists']>;

/** Lists of values to choose from: the field of the search that they are for, and the wire's name. */
export const optionLists = {
  cities: 'city',
  counties: 'country',
  zips: 'zip',
  subdivisions: 'subdivisionname',
  schoolDistricts: 'highschooldistrict',
  highSchools: 'highschool',
  subtypes: 'propertysubtype',
} as const satisfies Record<string, keyof OptionLists>;
export type OptionListName = keyof typeof optionLists;

/** An address that the person keeps. */
export interface CommuteAddress {
  addressId: string;
  label: string;
}

/** What the filters offer. */
export interface FilterOptions {
  /** Those with most homes first. */
  lists: Record<OptionListName, string[]>;
  /** What a monthly payment is worked out with, in words; null when not known. */
  terms: string | null;
  /** Addresses to search by commute; null for visitors and where travel times can't be had. */
  commutes: CommuteAddress[] | null;
  /** There are sold homes to search for. */
  hasSold: boolean;
  /** The lists came. */
  isWhole: boolean;
}

/** Values offered of a list. */
export const MAX_OFFERED = 250;
