import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { listingCalls } from '../calls.ts';

const signedIn = { kind: 'signed-in' } as const;

const latitude = z.number().min(-90).max(90);

const longitude = z.number().min(-180).max(180);

export const placeText = lineText(300).min(1);

export const wirePlaceSchema = z.object({
  label: z.string(),
  latitude,
  longitude,
  source: z.enum(['listing', 'map', 'given']),
});

/** The source of a place: one of our listings, the map service, or the position in the request. */
export type WirePlace = z.output<typeof wirePlaceSchema>;

const labels = { q: 'Location', near: 'Near', latitude: 'Latitude', longitude: 'Longitude' };

export const exampleHomePlace: WirePlace = {
  label: '5011 Chicago St, Omaha, NE 68132',
  latitude: 41.267,
  longitude: -95.985,
  source: 'listing',
};

export const exampleOfficePlace: WirePlace = {
  label: '1416 Dodge St, Omaha, NE 68102',
  latitude: 41.2597,
  longitude: -95.9361,
  source: 'map',
};

/**
 * Our own. Searches the addresses of our listings first. `service` is the state of the map service:
 * `none` if not configured, `unreachable` if it didn't answer.
 */
export const geocode = defineEndpoint(listingCalls.geocode, {
  whileSeeingAs: 'open',
  access: signedIn,
  summary: 'Find places by address or name',
  labels,
  body: z.object({ q: placeText, near: z.object({ latitude, longitude }).nullish() }),
  answer: z.object({
    value: z.array(wirePlaceSchema),
    service: z.enum(['answered', 'none', 'unreachable']),
  }),
  example: { value: [exampleHomePlace], service: 'answered' },
});

/** Our own. */
export const reverseGeocode = defineEndpoint(listingCalls.reverseGeocode, {
  whileSeeingAs: 'open',
  access: signedIn,
  summary: 'The name of the place at a position',
  labels,
  body: z.object({ latitude, longitude }),
  answer: z.object({
    place: wirePlaceSchema.nullable(),
    service: z.enum(['answered', 'none', 'unreachable']),
  }),
  example: { place: exampleOfficePlace, service: 'answered' },
});
