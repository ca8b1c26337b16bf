import {
  featureLabels,
  kindLabels,
  type ListingFeature,
  type ListingKind,
  type listingEndpoints,
  listingFeatures,
  listingKinds,
  listingPaths,
  lotRanges,
  type SearchableStatus,
  searchableStatuses,
} from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, ApiError, callApi } from '#platform';

type Endpoints = typeof listingEndpoints;
type OptionLists = AnswerOf<Endpoints['getOptionLists']>;
type PaymentTerms = AnswerOf<Endpoints['getPaymentTerms']>;

/** One value that a filter can take, and how many homes have it; null when that is not known. */
export interface FilterOption {
  value: string;
  count: number | null;
}

/** Lists of values to choose from, by the field of the search that they are for. */
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

/** What the filters offer. */
export interface FilterOptions {
  lists: Record<OptionListName, FilterOption[]>;
  kinds: Partial<Record<ListingKind, number>>;
  features: Partial<Record<ListingFeature, number>>;
  statuses: Partial<Record<SearchableStatus, number>>;
  /** By the code of the range. */
  lotRanges: Record<string, number>;
  /** How many homes cost from so many dollars up to the next step. */
  prices: { from: number; count: number }[];
  /** What a monthly payment is worked out with, in words; null when not known. */
  terms: string | null;
  /** The lists came. */
  isWhole: boolean;
}

/** Values offered of a list; those with most homes come first. */
export const MOST_OFFERED = 250;

interface Ask {
  api: Api;
  signal?: AbortSignal | undefined;
}

/** What the filters offer, from the service; nothing to choose from where it does not answer. */
export async function findFilterOptions({ api, signal }: Ask): Promise<FilterOptions> {
  const [wire, terms] = await Promise.all([
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
  ]);
  return readOptions(wire, terms);
}

function readOptions(wire: OptionLists | null, terms: PaymentTerms | null): FilterOptions {
  const counts = wire?.counts ?? {};
  const lists = Object.fromEntries(
    Object.entries(optionLists).map(([name, wireName]) => [
      name,
      (wire?.[wireName] ?? [])
        .filter((value) => value.trim() !== '')
        .map((value) => ({ value, count: counts[wireName]?.[value] ?? null }))
        .sort((a, b) => (b.count ?? 0) - (a.count ?? 0)),
    ]),
  ) as FilterOptions['lists'];
  return {
    lists,
    kinds: countsBy(listingKinds, (kind) => counts.kinds?.[kindLabels[kind].wire]),
    features: countsBy(
      listingFeatures,
      (feature) => counts.specialfeature?.[featureLabels[feature].wire],
    ),
    statuses: countsBy(searchableStatuses, (status) => counts.status?.[status]),
    lotRanges: countsBy(
      lotRanges.map((range) => range.code),
      (code) => counts.lotrange?.[code],
    ) as Record<string, number>,
    prices: (wire?.price ?? []).map((step) => ({
      from: Number(step),
      count: counts.price?.[step] ?? 0,
    })),
    terms: terms && termsWords(terms),
    isWhole: wire !== null,
  };
}

function countsBy<Name extends string>(
  names: readonly Name[],
  countOf: (name: Name) => number | undefined,
): Partial<Record<Name, number>> {
  const known: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const count = countOf(name);
    if (count !== undefined) known[name] = count;
  }
  return known;
}

function termsWords(terms: PaymentTerms): string {
  return `Loan, property tax, insurance and HOA dues, with ${terms.downPercent} percent down over ${terms.years} years at ${terms.ratePercent} percent.`;
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
