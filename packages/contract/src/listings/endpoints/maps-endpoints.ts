import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { listingPaths } from '../paths.ts';

const signedIn = { kind: 'signed-in' } as const;
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const placeText = z.string().trim().min(1).max(300);

const placeSchema = z.object({
  label: z.string(),
  latitude,
  longitude,
  source: z.enum(['listing', 'map', 'kept', 'given']),
});

/** A place found: by one of our listings, by the map service, kept by the person, or as given. */
export type WirePlace = z.output<typeof placeSchema>;

const labels = {
  q: 'Location',
  near: 'Near',
  origin: 'Origin',
  destination: 'Destination',
  latitude: 'Latitude',
  longitude: 'Longitude',
  label: 'Name',
  address: 'Address',
  addressid: 'Address',
  ListingId: 'Home',
};

const exampleHome: WirePlace = {
  label: '5011 Chicago St, Omaha, NE 68132',
  latitude: 41.267,
  longitude: -95.985,
  source: 'listing',
};
const exampleOffice: WirePlace = {
  label: '1416 Dodge St, Omaha, NE 68102',
  latitude: 41.2597,
  longitude: -95.9361,
  source: 'map',
};

/**
 * Of our own. Our own listings' addresses are looked through first. `service` says whether a map
 * service was there to ask: `none` where none is set up, `unreachable` where it gave no answer.
 */
export const geocode = defineEndpoint({
  method: 'POST',
  path: listingPaths.geocode,
  access: signedIn,
  summary: 'Find places by their address or name',
  labels,
  body: z.object({ q: placeText, near: z.object({ latitude, longitude }).nullish() }),
  answer: z.object({
    value: z.array(placeSchema),
    service: z.enum(['answered', 'none', 'unreachable']),
  }),
  example: { value: [exampleHome], service: 'answered' },
});

/** Of our own. */
export const reverseGeocode = defineEndpoint({
  method: 'POST',
  path: listingPaths.reverseGeocode,
  access: signedIn,
  summary: 'Name the place at a position',
  labels,
  body: z.object({ latitude, longitude }),
  answer: z.object({
    place: placeSchema.nullable(),
    service: z.enum(['answered', 'none', 'unreachable']),
  }),
  example: { place: exampleOffice, service: 'answered' },
});

const endSchema = z.union([placeText, z.object({ latitude, longitude })]);

/**
 * Of our own. An end is an address or a position. Where no route is to be had, `route` is null and
 * the straight line between the two is told alone.
 */
export const findRoute = defineEndpoint({
  method: 'POST',
  path: listingPaths.route,
  access: signedIn,
  summary: 'Distance and duration by car between two places',
  labels,
  body: z.object({ origin: endSchema, destination: endSchema }),
  answer: z.object({
    origin: placeSchema,
    destination: placeSchema,
    route: z
      .object({
        meters: z.number(),
        seconds: z.number(),
        line: z.array(z.tuple([longitude, latitude])).describe('the way, to draw it'),
      })
      .nullable(),
    straightmeters: z.number().describe('as the crow flies'),
    service: z.enum(['answered', 'none', 'unreachable']),
  }),
  example: {
    origin: exampleOffice,
    destination: exampleHome,
    route: {
      meters: 5400,
      seconds: 640,
      line: [
        [-95.9361, 41.2597],
        [-95.985, 41.267],
      ],
    },
    straightmeters: 4150,
    service: 'answered',
  },
});

const keptSchema = z.object({
  addressid: z.string(),
  label: z.string(),
  address: z.string(),
  latitude,
  longitude,
});

const exampleKept = {
  addressid: '7d8a0c9e-2f5b-4a53-9d5c-0d6c7f9b1a11',
  label: 'Work',
  address: '1416 Dodge St, Omaha, NE 68102',
  latitude: 41.2597,
  longitude: -95.9361,
};

/** Of our own. `travel` says whether travel times can be had, so that a filter by them makes sense. */
export const getKeptAddresses = defineEndpoint({
  method: 'GET',
  path: listingPaths.keptAddresses,
  access: signedIn,
  summary: 'The addresses that I keep for the commute, at most five',
  answer: z.object({ value: z.array(keptSchema), travel: z.boolean() }),
  example: { value: [exampleKept], travel: true },
});

/** Of our own. The same address kept again takes the new name. */
export const keepAddress = defineEndpoint({
  method: 'POST',
  path: listingPaths.keepAddress,
  access: signedIn,
  summary: 'Keep an address for the commute',
  labels,
  body: z.object({ label: z.string().trim().min(1).max(40), address: placeText }),
  answer: keptSchema,
  example: exampleKept,
});

/** Of our own. */
export const removeKeptAddress = defineEndpoint({
  method: 'POST',
  path: listingPaths.removeKeptAddress,
  access: signedIn,
  summary: 'Keep an address no longer',
  labels,
  body: z.object({ addressid: z.uuid() }),
  answer: z.object({ statusCode: z.literal('success') }),
  example: { statusCode: 'success' },
});

/**
 * Of our own. Minutes are by car without traffic; null where no route is to be had. With `kept` nothing
 * is asked outside: what is not remembered is told by `complete` false.
 */
export const getCommute = defineEndpoint({
  method: 'GET',
  path: listingPaths.commute,
  access: signedIn,
  summary: 'How far it is from a home to the addresses that I keep',
  labels,
  query: z.object({
    ListingId: z.string().trim().min(1).max(60),
    kept: z.stringbool().optional(),
  }),
  answer: z.object({
    value: z.array(
      z.object({
        addressid: z.string(),
        label: z.string(),
        address: z.string(),
        minutes: z.number().nullable(),
        straightmeters: z.number(),
      }),
    ),
    approximate: z.boolean().describe('the home’s position is the centre of its ZIP code'),
    complete: z.boolean().describe('nothing more is to be had by asking the router'),
  }),
  example: {
    value: [
      {
        addressid: exampleKept.addressid,
        label: 'Work',
        address: exampleKept.address,
        minutes: 11,
        straightmeters: 4150,
      },
    ],
    approximate: false,
    complete: true,
  },
});
