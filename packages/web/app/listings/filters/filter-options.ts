import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, ApiError, callApi } from '#platform';

type Endpoints = typeof listingEndpoints;
type OptionLists = AnswerOf<Endpoints['getOptionLists']>;
type PaymentTerms = AnswerOf<Endpoints['getPaymentTerms']>;

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
  /** The lists came. */
  isWhole: boolean;
}

/** Values offered of a list. */
export const MOST_OFFERED = 250;

interface Ask {
  api: Api;
  /** Asks as the person who is signed in; null for a visitor. */
  personApi: Api | null;
  signal?: AbortSignal | undefined;
}

/** What the filters offer, from the service; nothing to choose from where it does not answer. */
export async function findFilterOptions({ api, personApi, signal }: Ask): Promise<FilterOptions> {
  const [wire, terms, kept] = await Promise.all([
    orNull(
      callApi<Endpoints['getOptionLists']>(api, {
        method: 'GET',
        path: listingPaths.optionLists,
        query: { most: MOST_OFFERED },
        signal,
      }),
    ),
    orNull(
      callApi<Endpoints['getPaymentTerms']>(api, {
        method: 'GET',
        path: listingPaths.paymentTerms,
        signal,
      }),
    ),
    personApi &&
      orNull(
        callApi<Endpoints['getKeptAddresses']>(personApi, {
          method: 'GET',
          path: listingPaths.keptAddresses,
          signal,
        }),
      ),
  ]);
  const listOf = (name: (typeof optionLists)[OptionListName]) => {
    const counts = wire?.counts[name] ?? {};
    return (wire?.[name] ?? [])
      .filter((value) => value.trim() !== '')
      .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  };
  const lists = Object.entries(optionLists).map(([field, name]) => [field, listOf(name)]);
  return {
    lists: Object.fromEntries(lists),
    terms: terms && termsWords(terms),
    commutes: kept?.travel
      ? kept.value.map(({ addressid, label }) => ({ addressId: addressid, label }))
      : null,
    isWhole: wire !== null,
  };
}

function termsWords(terms: PaymentTerms): string {
  return `Loan, property tax, insurance and HOA dues, with ${terms.downPercent} percent down over ${terms.years} years at ${terms.ratePercent} percent.`;
}

/** The answer of a call, null when it is refused or does not come. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
