import { listingFeatures, listingKinds } from '@homestead/contract/feed';
import {
  featureLabels,
  filterableStatuses,
  kindLabels,
  type listingEndpoints,
  lotRanges,
} from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import type { ListingDeps } from '../listing-deps.ts';
import { countOptions, type OptionCount, type OptionCounts } from './option-count-store.ts';
import { gatherSteps, livingAreaSteps, priceSteps, yearSteps } from './option-steps.ts';

const MAX = 500;

type OptionLists = AnswerOf<typeof listingEndpoints.getOptionLists>;
const peoplesOrder = new Intl.Collator('en-US', { numeric: true }).compare;

/**
 * The values that filters can take, with how many homes in search have each. Of a list with
 * more than `most` values (500 by default) the most frequent stay. Words are in the order people
 * expect, numbers by size; steps of price, square feet and year are named by their lower end and
 * count the homes up to the next.
 */
export async function getOptionLists(
  { db, caches }: ListingDeps,
  most = MAX,
): Promise<OptionLists> {
  const version = await caches.findVersion();
  return caches.optionLists.get(`${version} ${most}`, async () =>
    presentOptions(
      await caches.options.get(String(version), () => caches.search(() => countOptions(db))),
      most,
    ),
  );
}

function presentOptions(options: OptionCounts, most: number): OptionLists {
  const byName = (list: readonly OptionCount[]) => mostFrequent(list, most);
  const lists = {
    city: byName(options.cities),
    country: byName(options.counties),
    zip: byName(options.zips),
    yearbuilt: gatherSteps(options.yearsBuilt, yearSteps),
    fireplaces: byName(options.fireplaces),
    garagespace: byName(options.garageSpaces),
    price: gatherSteps(options.prices, priceSteps),
    squarefeet: gatherSteps(options.livingAreas, livingAreaSteps),
    highschool: byName(options.highSchools),
    highschooldistrict: byName(options.highSchoolDistricts),
    subdivisionname: byName(options.subdivisions),
    propertysubtype: byName(options.propertySubtypes),
    cityandstate: byName(options.citiesAndStates),
    lotrange: lotRangeCounts(options.lotSizes),
    searchdata: byName([...options.cities, ...options.zips, ...options.subdivisions]),
    state: byName(options.states),
    elementaryschool: byName(options.elementarySchools),
    propertytype: byName(options.propertyTypes),
    status: named(options.statuses, filterableStatuses, (status) => status),
    kinds: named(options.kinds, listingKinds, (kind) => kindLabels[kind].wire),
    specialfeature: named(options.features, listingFeatures, (name) => featureLabels[name].wire),
    waterfrontfeatures: byName(options.waterfrontFeatures),
    lotFeatures: byName(options.lotFeatures),
  };
  const values = mapLists(lists, (list) => list.map((option) => option.value));
  const counts = mapLists(lists, (list) =>
    Object.fromEntries(list.map((option) => [option.value, option.count])),
  );
  return { ...values, counts };
}

function mostFrequent(options: readonly OptionCount[], most: number): OptionCount[] {
  return options
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .sort((a, b) => peoplesOrder(a.value, b.value));
}

/** Our lists by their wire names, in the contract's order. */
function named<Code extends string>(
  options: readonly OptionCount[],
  codes: readonly Code[],
  wireName: (code: Code) => string,
): OptionCount[] {
  return codes.flatMap((code) => {
    const option = options.find(({ value }) => value === code);
    return option ? [{ value: wireName(code), count: option.count }] : [];
  });
}

function lotRangeCounts(options: readonly OptionCount[]): OptionCount[] {
  return lotRanges.flatMap((range) => {
    const option = options.find(({ value }) => Number(value) === range.from);
    return option ? [{ value: range.code, count: option.count }] : [];
  });
}

function mapLists<Name extends string, Result>(
  lists: Record<Name, OptionCount[]>,
  map: (list: OptionCount[]) => Result,
): Record<Name, Result> {
  return Object.fromEntries(
    Object.entries<OptionCount[]>(lists).map(([name, list]) => [name, map(list)]),
  ) as Record<Name, Result>;
}
