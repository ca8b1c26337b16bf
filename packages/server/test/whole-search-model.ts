import { filterableStatuses, type WireSearchFilter } from '@homestead/contract/listings';
import { dateAfter, localDate } from '@homestead/contract/platform';
import fc from 'fast-check';
import type { VariedHome } from './factories/varied-homes.ts';
import { anyFilter, anyListing } from './search-model.ts';

const now = Date.now();
const inHours = (hours: number) => new Date(now + hours * 3_600_000);
const remarks = [
  'Sunny ranch with a pool and a new deck.',
  'OAK floors, 100% renovated; walk to Café Dundee',
  'Oaks all around.\nPool_house by the lake',
  'Brick. O’Neill built it in 1926',
];

/** Any listing with its description and open houses. */
export const anyHome: fc.Arbitrary<VariedHome> = fc.record({
  listing: anyListing,
  remarks: fc.option(fc.constantFrom(...remarks), { nil: null, freq: 6 }),
  openHouses: fc.array(
    fc.record({
      startsAt: fc.integer({ min: -30, max: 200 }).map(inHours),
      hours: fc.integer({ min: 1, max: 20 }),
      type: fc.constantFrom(null, 'Public', 'Broker'),
    }),
    { maxLength: 2 },
  ),
});

const corner = fc.tuple(
  fc.integer({ min: -9620, max: -9590 }).map((n) => n / 100),
  fc.integer({ min: 4105, max: 4135 }).map((n) => n / 100),
);

/** Values of our own fields, besides the specified ones. */
const ownFields = fc.record(
  {
    status: fc.subarray([...filterableStatuses]),
    basementyn: fc.boolean(),
    hoamax: fc.constantFrom(0, 10.5, 83.33, 1000),
    monthlymax: fc.constantFrom(0, 400, 1999.99, 3500, 1_000_000_000),
    storiesmin: fc.constantFrom(0, 1.5, 2),
    storiesmax: fc.constantFrom(2, 3),
    openhouse: fc.oneof(
      fc.constantFrom('any', 'weekend'),
      fc.integer({ min: -1, max: 8 }).map((days) => dateAfter(localDate(new Date(now)), days)),
    ),
    pricereducedwithin: fc.constantFrom(1, 3, 10, 3650),
    keywords: fc.constantFrom('pool', 'oak', 'OAK 100%', 'pool_', 'café', 'o’neill brick', 'zzz'),
    anyplace: fc.boolean(),
    areas: fc.array(fc.array(corner, { minLength: 3, maxLength: 6 }), { maxLength: 3 }),
    within: fc
      .tuple(corner, fc.constantFrom(0.05, 3, 8, 60))
      .map(([[longitude, latitude], miles]) => ({ longitude, latitude, miles })),
  },
  { requiredKeys: [] },
);

const every = fc.tuple(anyFilter, ownFields).map(([theirs, ours]) => ({ ...theirs, ...ours }));

const some = (filter: fc.Arbitrary<object>, most: number) =>
  fc.tuple(filter, fc.array(fc.nat(), { minLength: 1, maxLength: most })).map(([all, picks]) => {
    const fields = Object.entries(all);
    return Object.fromEntries(
      picks.flatMap((n) => fields.slice(n % (fields.length || 1)).slice(0, 1)),
    );
  });

const places = fc
  .tuple(some(anyFilter.map(onlyPlaces), 4), fc.boolean())
  .map(([filter, anyplace]) => ({ ...filter, anyplace }));

/** Any filter of all fields: many together, a few, our own alone, and places. */
export const anyWholeFilter = fc.oneof(
  every,
  some(every, 3),
  some(ownFields, 2),
  places,
) as fc.Arbitrary<WireSearchFilter>;

function onlyPlaces(filter: WireSearchFilter): object {
  const { city, country, zip, subdivisionname, highschool, elementaryschool } = filter;
  return { city, country, zip, subdivisionname, highschool, elementaryschool };
}
