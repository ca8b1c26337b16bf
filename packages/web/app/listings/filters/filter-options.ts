import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';

type Endpoints = typeof listingEndpoints;
type OptionLists = AnswerOf<Endpoints['getOptionLists']>;

/** Lists of values to choose from: the search field and the API's name for the list. */
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

/** One of the person's saved addresses. */
export interface CommuteAddress {
  addressId: string;
  label: string;
}

/** What the filters offer. */
export interface FilterOptions {
  /** Values with the most homes first. */
  lists: Record<OptionListName, string[]>;
  /** The terms that monthly payments are based on, as a sentence; null if unknown. */
  terms: string | null;
  /** Addresses to search by commute; null for visitors and if there are no travel times. */
  commutes: CommuteAddress[] | null;
  /** There are sold homes to search for. */
  hasSold: boolean;
  /** The lists have loaded. */
  isWhole: boolean;
}

/** How many values of a list are offered. */
export const MAX_OFFERED = 250;
