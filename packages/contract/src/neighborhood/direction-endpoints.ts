import { z } from 'zod';
import { exampleHomePlace, exampleOfficePlace, placeText, wirePlaceSchema } from '#listings';
import { defineEndpoint, lineText } from '#platform';
import { neighborhoodCalls } from './calls.ts';

const signedIn = { kind: 'signed-in' } as const;
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const labels = { origin: 'Origin', destination: 'Destination', mlsNumber: 'Home' };

const endSchema = z.union([placeText, z.object({ latitude, longitude })]);

/**
 * Our own. Both ends are an address or a position. If there is no route, `route` is null and only
 * the straight line is returned.
 */
export const findRoute = defineEndpoint(neighborhoodCalls.findRoute, {
  whileSeeingAs: 'open',
  access: signedIn,
  summary: 'Distance and duration by car between two places',
  labels,
  body: z.object({ origin: endSchema, destination: endSchema }),
  answer: z.object({
    origin: wirePlaceSchema,
    destination: wirePlaceSchema,
    route: z
      .object({
        meters: z.number(),
        seconds: z.number(),
        line: z.array(z.tuple([longitude, latitude])).describe('the route, to draw it'),
      })
      .nullable(),
    straightMeters: z.number().describe('as the crow flies'),
    service: z.enum(['answered', 'none', 'unreachable']),
  }),
  example: {
    origin: exampleOfficePlace,
    destination: exampleHomePlace,
    route: {
      meters: 5400,
      seconds: 640,
      line: [
        [-95.9361, 41.2597],
        [-95.985, 41.267],
      ],
    },
    straightMeters: 4150,
    service: 'answered',
  },
});

/**
 * Our own. Minutes are by car without traffic; null without a route. With `cachedOnly` no outside
 * request is made, and `isComplete` is false if something was not remembered.
 */
export const getCommute = defineEndpoint(neighborhoodCalls.getCommute, {
  access: signedIn,
  summary: 'Distance from a home to the caller’s saved addresses',
  labels,
  query: z.object({
    mlsNumber: lineText(60).min(1),
    cachedOnly: z.stringbool().optional(),
  }),
  answer: z.object({
    value: z.array(
      z.object({
        addressId: z.string(),
        label: z.string(),
        address: z.string(),
        minutes: z.number().nullable(),
        straightMeters: z.number(),
      }),
    ),
    isApproximate: z.boolean().describe('the home’s position is the center of its ZIP code'),
    isComplete: z.boolean().describe('calling the router would add nothing'),
  }),
  example: {
    value: [
      {
        addressId: '7d8a0c9e-2f5b-4a53-9d5c-0d6c7f9b1a11',
        label: 'Work',
        address: exampleOfficePlace.label,
        minutes: 11,
        straightMeters: 4150,
      },
    ],
    isApproximate: false,
    isComplete: true,
  },
});
