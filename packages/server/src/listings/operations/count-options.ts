import {
  type CountedList,
  featureLabels,
  kindLabels,
  type listingEndpoints,
  listingFeatures,
  listingKinds,
  lotRanges,
  searchableStatuses,
} from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { countMatchingOptions } from '../matching-option-store.ts';
import { countOptions as countAllOptions, type OptionCount } from '../option-count-store.ts';
import { type Reading, thisMoment } from '../reading.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { gatherSteps, priceSteps } from '../search/option-steps.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';
import { countHomes } from './count-homes.ts';

const MOST = 500;
/** The filter offers any, 1 to 7, and 8 or more (spec 1 section 3). */
const rooms = [1, 2, 3, 4, 5, 6, 7, 8];

type Counts = Record<string, number>;

/**
 * How many listings a filter would find with each option of the lists asked for in place of what it
 * says there, and how many it finds as it is. Options are spelled as `Filter/GetSearchList` spells
 * them; of a list with more than `most` (500 unless said) the most frequent stay.
 */
export async function countOptions(
  reading: Reading,
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
      countMatchingOptions(db, filter, asked, moment),
    ),
    caches.options.get(String(version), () => countAllOptions(db)),
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
    present(list, found[list] ?? [], { spelled: known[list] ?? [], isExact, most: most ?? MOST }),
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

/** Of homes that spell a name in another case few may be left: the spelling of all of them counts. */
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
