import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { listingCalls } from '../calls.ts';
import { placeKinds } from './place.ts';

const openTo = { kind: 'public' } as const;
const kind = z.enum(placeKinds);
const slug = z.string().trim().min(1).max(120);

const namedPlace = z.object({
  kind,
  slug: z.string(),
  name: z.string(),
  count: z.number().int().describe('homes for sale there'),
});

/**
 * Our own: a place, a school or a type of home, by its slug. Medians are over the homes that have
 * the data, null below five of them: prices in dollars, days on the market, dollars per square
 * foot. `bands` counts homes by price, each up to where the next begins. `filter` is the search for
 * the same homes. Refuses (place-not-found) an unknown name.
 */
export const getPlace = defineEndpoint(listingCalls.getPlace, {
  access: openTo,
  summary: 'Homes for sale in a place, near a school or of a type: figures and neighbors',
  query: z.object({ kind, slug }),
  answer: namedPlace.extend({
    filter: z.record(z.string(), z.string()),
    medianprice: z.number().nullable(),
    mediandays: z.number().nullable(),
    medianpersqft: z.number().nullable(),
    newthisweek: z.number().int(),
    reducedthismonth: z.number().int(),
    bands: z.array(z.object({ from: z.number(), count: z.number().int() })),
    kinds: z.record(z.string(), z.number().int()).describe('homes by type, by their wire names'),
    near: z.array(namedPlace).describe('places and schools of these homes, those with most first'),
  }),
  example: {
    kind: 'city',
    slug: 'elkhorn',
    name: 'Elkhorn',
    count: 214,
    filter: { city: 'Elkhorn' },
    medianprice: 452000,
    mediandays: 23,
    medianpersqft: 198,
    newthisweek: 12,
    reducedthismonth: 31,
    bands: [
      { from: 300000, count: 40 },
      { from: 350000, count: 62 },
    ],
    kinds: { House: 180, Townhouse: 34 },
    near: [{ kind: 'zip', slug: '68022', name: '68022', count: 190 }],
  },
});

/** Our own. */
export const getPlaces = defineEndpoint(listingCalls.getPlaces, {
  access: openTo,
  summary: 'All places of one kind with homes for sale, those with most first',
  query: z.object({
    kind,
    most: z.coerce.number().int().min(1).max(20_000).optional(),
  }),
  answer: z.object({ value: z.array(namedPlace) }),
  example: { value: [{ kind: 'city', slug: 'elkhorn', name: 'Elkhorn', count: 214 }] },
});
