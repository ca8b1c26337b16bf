import { listingKinds } from '@homestead/contract/feed';
import {
  kindLabels,
  type PlaceKind,
  placeSlug,
  type WireSearchFilter,
} from '@homestead/contract/listings';
import { findZipPlace } from '@homestead/contract/places';
import { serviceArea } from '#platform';
import type { OptionCount, OptionCounts } from '../options/option-count-store.ts';

/** A place, school or type by its name, with how many homes for sale it has. */
export interface NamedPlace {
  kind: PlaceKind;
  slug: string;
  name: string;
  count: number;
}

/** The options behind each kind, and its field in the wire's filter. */
const sources = {
  city: { options: 'cities', field: 'city' },
  county: { options: 'counties', field: 'country' },
  zip: { options: 'zips', field: 'zip' },
  subdivision: { options: 'subdivisions', field: 'subdivisionname' },
  'elementary-school': { options: 'elementarySchools', field: 'elementaryschool' },
  'high-school': { options: 'highSchools', field: 'highschool' },
  'school-district': { options: 'highSchoolDistricts', field: 'highschooldistrict' },
  type: { options: 'kinds', field: 'propertytype' },
} as const satisfies Record<
  PlaceKind,
  { options: keyof OptionCounts; field: keyof WireSearchFilter }
>;

/** The field of the wire's filter, and the list of counted options, for a kind. */
export function fieldOf(kind: PlaceKind) {
  return sources[kind].field;
}

/**
 * All of a kind that homes in search have, those with most first; of two with one slug the larger.
 */
export function namedPlaces(kind: PlaceKind, options: OptionCounts): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  for (const { value, count } of known(kind, options)) {
    const slug = placeSlug(value);
    if (slug !== '' && !places.has(slug)) places.set(slug, { kind, slug, name: value, count });
  }
  return [...places.values()];
}

/**
 * The place with a slug: one that has homes, else a known city or ZIP without any; null for an
 * unknown one.
 */
export function findNamedPlace(
  kind: PlaceKind,
  slug: string,
  options: OptionCounts,
): NamedPlace | null {
  const wanted = slug.toLowerCase();
  const found = namedPlaces(kind, options).find((place) => place.slug === wanted);
  if (found) return found;
  if (kind === 'type') {
    const plain = wanted.replaceAll('-', '');
    const types = namedPlaces(kind, options);
    return types.find((type) => type.slug.replaceAll('-', '') === plain) ?? null;
  }
  if (kind === 'city') {
    const city = serviceArea().cities.find(({ name }) => placeSlug(name) === wanted);
    return city ? { kind, slug: wanted, name: city.name, count: 0 } : null;
  }
  if (kind === 'zip' && findZipPlace(serviceArea(), wanted))
    return { kind, slug: wanted, name: slug, count: 0 };
  return null;
}

function known(kind: PlaceKind, options: OptionCounts): readonly OptionCount[] {
  const list = options[sources[kind].options];
  if (kind !== 'type') return list;
  return listingKinds.flatMap((code) => {
    const option = list.find(({ value }) => value === code);
    return option ? [{ value: kindLabels[code].label, count: option.count }] : [];
  });
}

/** The wire's filter for a place. */
export function filterOfPlace({ kind, name }: NamedPlace): Record<string, string> {
  if (kind !== 'type') return { [fieldOf(kind)]: name };
  const code = listingKinds.find((one) => kindLabels[one].label === name);
  return { propertytype: code ? kindLabels[code].wire : name };
}
