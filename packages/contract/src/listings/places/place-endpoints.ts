import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { listingCalls } from '../calls.ts';
import { placeKinds } from './place.ts';

const openTo = { kind: 'public' } as const;
const kind = z.enum(placeKinds);
const slug = lineText(120).min(1);

const namedPlace = z.object({
  kind,
  slug: z.string(),
  name: z.string(),
  count: z.number().int().describe('homes for sale there'),
});

/**
 * Our own: a place, school or home type by its slug. Medians include homes with the data and are
 * null for fewer than five. `bands` counts homes by price, each up to the start of the next.
 * `filter` finds the same homes with `Property/GetPropertyList`. Refuses (place-not-found) an
 * unknown name.
 */
export const getPlace = defineEndpoint(listingCalls.getPlace, {
  access: openTo,
  summary: 'Homes for sale in a place, near a school or of a type: figures and nearby places',
  query: z.object({ kind, slug }),
  answer: namedPlace.extend({
    filter: z.record(z.string(), z.string()),
    medianPriceCents: z.number().int().nullable(),
    medianDaysOnMarket: z.number().int().nullable(),
    medianPricePerSquareFootCents: z.number().int().nullable(),
    newThisWeek: z.number().int(),
    reducedThisMonth: z.number().int(),
    bands: z.array(z.object({ fromCents: z.number().int(), count: z.number().int() })),
    kinds: z.record(z.string(), z.number().int()).describe('homes by type, by their wire names'),
    near: z.array(namedPlace).describe('places and schools of these homes, most homes first'),
  }),
  example: {
    kind: 'city',
    slug: 'elkhorn',
    name: 'Elkhorn',
    count: 214,
    filter: { city: 'Elkhorn' },
    medianPriceCents: 45_200_000,
    medianDaysOnMarket: 23,
    medianPricePerSquareFootCents: 19_800,
    newThisWeek: 12,
    reducedThisMonth: 31,
    bands: [
      { fromCents: 30_000_000, count: 40 },
      { fromCents: 35_000_000, count: 62 },
    ],
    kinds: { House: 180, Townhouse: 34 },
    near: [{ kind: 'zip', slug: '68022', name: '68022', count: 190 }],
  },
});

/** Our own. */
export const getPlaces = defineEndpoint(listingCalls.getPlaces, {
  access: openTo,
  summary: 'All places of one kind with homes for sale, most homes first',
  query: z.object({
    kind,
    most: z.coerce.number().int().min(1).max(6000).optional(),
  }),
  answer: z.object({ value: z.array(namedPlace) }),
  example: { value: [{ kind: 'city', slug: 'elkhorn', name: 'Elkhorn', count: 214 }] },
});
