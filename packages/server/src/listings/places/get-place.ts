import { type listingEndpoints, type PlaceKind, placeKinds } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { thisMoment } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { countOptions } from '../options/count-options.ts';
import {
  countOptions as countAllOptions,
  type OptionCounts,
} from '../options/option-count-store.ts';
import { refuseListing } from '../refuse-listing.ts';
import { keyOfFilter } from '../search/key-of-filter.ts';
import { readSearchFilter } from '../search/read-search-filter.ts';
import { type PlaceFacts, selectPlaceFacts } from './place-facts-store.ts';
import {
  fieldOf,
  filterOfPlace,
  findNamedPlace,
  type NamedPlace,
  namedPlaces,
} from './place-names.ts';

type Place = AnswerOf<typeof listingEndpoints.getPlace>;

const NEAR = 12;
/** A median of fewer homes says more about them than about the place. */
const FEWEST = 5;

/**
 * The homes for sale in a place, near a school or of a type. Refuses (place-not-found) an unknown
 * name.
 */
export async function getPlace(
  reading: ListingDeps,
  { kind, slug }: QueryOf<typeof listingEndpoints.getPlace>,
): Promise<Place> {
  const { db, caches, terms } = reading;
  const version = await caches.findVersion();
  const options = await optionsOf(reading, version);
  const place = findNamedPlace(kind, slug, options);
  if (!place) return refuseListing('place-not-found');
  const wire = filterOfPlace(place);
  const filter = readSearchFilter(wire, terms);
  const moment = thisMoment();
  const neighbors = placeKinds.filter((one) => one !== 'type');
  const [facts, counted] = await Promise.all([
    caches.placeFacts.get(keyOfFilter(filter, version, moment), () =>
      caches.search(() => selectPlaceFacts(db, filter, moment)),
    ),
    countOptions(
      reading,
      { filter: wire, lists: ['price', 'kinds', ...neighbors.map(listOf)], most: NEAR + 1 },
      null,
    ),
  ]);
  const { counts } = counted;
  return {
    ...place,
    count: counted.count,
    filter: wire,
    ...figures(facts),
    bands: Object.entries(counts.price ?? {})
      .map(([dollars, count]) => ({ fromCents: Number(dollars) * 100, count }))
      .sort((a, b) => a.fromCents - b.fromCents),
    kinds: Object.fromEntries(
      Object.entries(counts.kinds ?? {}).filter(([, count]) => kind !== 'type' && count > 0),
    ),
    near: neighbors.flatMap((one) => nearOf(place, one, counts[listOf(one)] ?? {}, options)),
  };
}

/** All places of one kind that have homes for sale. */
export async function listPlaces(
  reading: ListingDeps,
  { kind, most = 500 }: QueryOf<typeof listingEndpoints.getPlaces>,
): Promise<AnswerOf<typeof listingEndpoints.getPlaces>> {
  const options = await optionsOf(reading, await reading.caches.findVersion());
  return { value: namedPlaces(kind, options).slice(0, most) };
}

function optionsOf({ db, caches }: ListingDeps, version: number | null): Promise<OptionCounts> {
  return caches.options.get(String(version), () => caches.search(() => countAllOptions(db)));
}

function listOf(kind: Exclude<PlaceKind, 'type'>) {
  return fieldOf(kind) as Exclude<ReturnType<typeof fieldOf>, 'propertytype'>;
}

function figures(facts: PlaceFacts) {
  const median = (value: number | null, homes: number) =>
    value === null || homes < FEWEST ? null : Math.round(value);
  return {
    medianPriceCents: median(facts.median_price, facts.priced),
    medianPricePerSquareFootCents: median(facts.median_per_sqft, facts.measured),
    medianDaysOnMarket: median(facts.median_days, facts.dated),
    newThisWeek: facts.new_this_week,
    reducedThisMonth: facts.reduced_this_month,
  };
}

/** Of another kind: those of these homes. Of the same kind: others anywhere. */
function nearOf(
  place: NamedPlace,
  kind: PlaceKind,
  counts: Readonly<Record<string, number>>,
  options: OptionCounts,
): NamedPlace[] {
  const bySlug = new Map(namedPlaces(kind, options).map((one) => [one.name, one]));
  return Object.entries(counts)
    .flatMap(([name, count]) => {
      const known = bySlug.get(name);
      const isSelf = kind === place.kind && known?.slug === place.slug;
      return known && count > 0 && !isSelf ? [{ ...known, count }] : [];
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, NEAR);
}
