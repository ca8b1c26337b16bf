/** What counts for the walk and bike scores. */
export const placeKinds = [
  'grocery',
  'food',
  'shop',
  'park',
  'school',
  'health',
  'errand',
  'transit',
  'bikeway',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Values of OpenStreetMap's tags, by kind; the first kind that matches counts. */
const tagsOf: readonly (readonly [PlaceKind, string, RegExp])[] = [
  ['grocery', 'shop', /^(supermarket|grocery|greengrocer)$/],
  ['food', 'amenity', /^(restaurant|cafe|fast_food|bar|pub|ice_cream|food_court)$/],
  ['food', 'shop', /^(bakery|coffee)$/],
  ['health', 'amenity', /^(pharmacy|doctors|clinic|dentist|hospital)$/],
  ['health', 'shop', /^chemist$/],
  ['school', 'amenity', /^(school|kindergarten|college|university)$/],
  ['errand', 'amenity', /^(bank|post_office|library|community_cent[er]{2}|townhall)$/],
  ['park', 'leisure', /^(park|playground|garden|nature_reserve)$/],
  ['transit', 'highway', /^bus_stop$/],
  ['transit', 'public_transport', /^(platform|station)$/],
  ['transit', 'railway', /^(station|tram_stop|halt)$/],
  ['bikeway', 'highway', /^cycleway$/],
  ['bikeway', 'route', /^bicycle$/],
  ['bikeway', 'cycleway', /^(lane|track)$/],
  // Shops where people go without a car; any other value is a shop of some kind.
  ['shop', 'shop', /^(?!(car|car_repair|car_parts|tyres|caravan|boat|trade|vacant|no)$)/],
];

/** The kind of a place by its OpenStreetMap tags; null if it counts for nothing. */
export function placeKindOf(tags: Readonly<Record<string, unknown>>): PlaceKind | null {
  const found = tagsOf.find(([, name, values]) => {
    const value = tags[name];
    return typeof value === 'string' && values.test(value);
  });
  return found?.[0] ?? null;
}
