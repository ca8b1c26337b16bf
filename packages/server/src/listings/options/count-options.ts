import { listingFeatures, listingKinds } from '@homestead/contract/feed';
import {
  type CountedList,
  featureLabels,
  kindLabels,
  type listingEndpoints,
  lotRanges,
  searchableStatuses,
} from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Caller, thisMoment } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { countHomes } from '../search/count-homes.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';
import { countMatchingOptions } from './matching-option-store.ts';
import { countOptions as countAllOptions, type OptionCount } from './option-count-store.ts';
import { gatherSteps, priceSteps } from './option-steps.ts';

const MAX = 500;
/** The filter offers any, 1 to 7, and 8 or more. */
const rooms = [1, 2, 3, 4, 5, 6, 7, 8];

type Counts = Record<string, number>;

/**
 * How many listings a filter would find with each option of the requested lists in place of its own
 * value, and how many it finds as it is. Options are spelled as in `Filter/GetSearchList`; of a
 * list with more than `most` (500 by default) the most frequent stay.
 */
export async function countOptions(
  reading: ListingDeps,
  { filter: wire, lists, most }: BodyOf<typeof listingEndpoints.countOptions>,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.countOptions>> {
  const { db, caches, terms, commutes } = reading;
  const { count } = await countHomes(reading, wire, caller);
  const filter = await commutes.apply(readSearchFilter(wire, terms), wire.commute, caller);
  const moment = thisMoment();
  const asked = [...new Set(lists)].sort();
  const version = await caches.findVersion();
  const [found, spellings] = await Promise.all([
    caches.matchingOptions.get(`${asked.join()} ${keyOfFilter(filter, version, moment)}`, () =>
      caches.search(() => countMatchingOptions(db, filter, asked, moment)),
    ),
    caches.options.get(String(version), () => caches.search(() => countAllOptions(db))),
  ]);
  const known: Partial<Record<CountedList, readonly OptionCount[]>> = {
    city: spellings.cities,
    country: spellings.counties,
    zip: spellings.zips,
    state: spellings.states,
    subdivisionname: spellings.subdivisions,
    elementaryschool: spellings.elementarySchools,
    highschool: spellings.highSchools,
    highschooldistrict: spellings.highSchoolDistricts,
    propertysubtype: spellings.propertySubtypes,
    waterfrontfeatures: spellings.waterfrontFeatures,
    lotFeatures: spellings.lotFeatures,
  };
  const isExact = wire.exact ?? false;
  const counts = asked.map((list) => [
    list,
    present(list, found[list] ?? [], { spelled: known[list] ?? [], isExact, most: most ?? MAX }),
  ]);
  return { count, counts: Object.fromEntries(counts) };
}

function present(
  list: CountedList,
  options: readonly OptionCount[],
  how: { spelled: readonly OptionCount[]; isExact: boolean; most: number },
): Counts {
  switch (list) {
    case 'kinds':
      return named(options, listingKinds, (kind) => kindLabels[kind].wire);
    case 'specialfeature':
      return named(options, listingFeatures, (feature) => featureLabels[feature].wire);
    case 'status':
      return named(options, searchableStatuses, (status) => status);
    case 'lotrange':
      return Object.fromEntries(
        lotRanges.map(({ code, from }) => [code, countWhere(options, (value) => value === from)]),
      );
    case 'price':
      return countsOf(gatherSteps(options, priceSteps));
    case 'number_of_beds':
    case 'number_of_baths':
      return Object.fromEntries(
        rooms.map((least) => [
          String(least),
          countWhere(options, (value) => (how.isExact ? value === least : value >= least)),
        ]),
      );
    default:
      return countsOf(spelledAs(how.spelled, options.slice(0, how.most)));
  }
}

function named<Code extends string>(
  options: readonly OptionCount[],
  codes: readonly Code[],
  nameOf: (code: Code) => string,
): Counts {
  const counts: Counts = countsOf(options);
  return Object.fromEntries(codes.map((code) => [nameOf(code), counts[code] ?? 0]));
}

function countWhere(options: readonly OptionCount[], fits: (value: number) => boolean): number {
  const fitting = options.filter(({ value }) => fits(Number(value)));
  return fitting.reduce((sum, { count }) => sum + count, 0);
}

function countsOf(options: readonly OptionCount[]): Counts {
  return Object.fromEntries(options.map(({ value, count }) => [value, count]));
}

/** Few homes that spell a name in another case may be left: the spelling of all of them counts. */
function spelledAs(
  spelled: readonly OptionCount[],
  options: readonly OptionCount[],
): readonly OptionCount[] {
  const spellings = new Map(spelled.map(({ value }) => [value.toLowerCase(), value]));
  return options.map(({ value, count }) => ({
    value: spellings.get(value.toLowerCase()) ?? value,
    count,
  }));
}
