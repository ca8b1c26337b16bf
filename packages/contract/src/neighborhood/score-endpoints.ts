import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { neighborhoodCalls } from './calls.ts';

const listingNumber = z.string().trim().min(1).max(60);

const openTo = { kind: 'public' } as const;

const optionalText = z.string().nullable();

/** A number and the service's word for it. */
const scoreSchema = z.object({ score: z.number(), description: optionalText });

const walkSchema = z.object({
  status: z.literal([0, 1]).describe('1: there is a score; 0: not successful'),
  description: optionalText,
  walkscore: z.number().nullable().describe('out of 100'),
  bike: z
    .object({ description: optionalText, score: z.number().nullable() })
    .describe('out of 100, null where none is known'),
  transit: scoreSchema.nullable(),
  link: optionalText.describe('the page of Walk Score about this place; shown with the score'),
  asked: optionalText.describe('when the service said so'),
});

const noiseSchema = z.object({
  status: z.enum(['OK', 'NOT_AVAILABLE']),
  result: z.array(z.object({ score: z.number().describe('100 is calm'), scoretext: z.string() })),
  asked: optionalText,
});

const floodSchema = z.object({
  status: z.enum(['OK', 'NOT_KNOWN']),
  zone: optionalText.describe('the zone of the flood map, such as AE or X'),
  risk: z.enum(['high', 'moderate', 'low', 'undetermined']).nullable(),
  meaning: optionalText.describe('what the zone means, in plain words'),
  source: optionalText,
  asked: optionalText.describe('when the map said so'),
});

export type WireWalkData = z.output<typeof walkSchema>;

export type WireNoise = z.output<typeof noiseSchema>;

export type WireFloodZone = z.output<typeof floodSchema>;

const exampleWalk: WireWalkData = {
  status: 1,
  description: 'Very Walkable',
  walkscore: 81,
  bike: { description: 'Bikeable', score: 62 },
  transit: { score: 40, description: 'Some Transit' },
  link: 'https://www.walkscore.com/score/5011-chicago-st-omaha-ne',
  asked: '2026-05-20T15:00:00.000Z',
};

const exampleNoise: WireNoise = {
  status: 'OK',
  result: [{ score: 80, scoretext: 'Active' }],
  asked: '2026-05-20T15:00:00.000Z',
};

const exampleFlood: WireFloodZone = {
  status: 'OK',
  zone: 'X',
  risk: 'low',
  meaning: 'Minimal flood hazard, outside the mapped floodplains.',
  source: 'FEMA National Flood Hazard Layer',
  asked: '2026-05-20T15:00:00.000Z',
};

/**
 * Only for homes that we show: the address must be one of theirs and the position near
 * it; anything else gets the answer for a service without data.
 */
export const getWalkScore = defineEndpoint(neighborhoodCalls.getWalkScore, {
  access: openTo,
  summary: 'Walk and bike score of a home, from Walk Score',
  labels: { propertyAddress: 'Address', latitude: 'Latitude', longitude: 'Longitude' },
  body: z.object({
    propertyAddress: z.string().trim().min(1).max(300),
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
  }),
  answer: z.object({ walData: walkSchema }),
  example: { walData: exampleWalk },
});

/** Only for addresses of homes that we show. */
export const getNoiseLevel = defineEndpoint(neighborhoodCalls.getNoiseLevel, {
  access: openTo,
  summary: 'Noise level at a home, from HowLoud',
  labels: { address: 'Address' },
  query: z.object({ address: z.string().trim().min(1).max(300) }),
  answer: noiseSchema,
  example: exampleNoise,
});

/** Our own. */
export const getFloodZone = defineEndpoint(neighborhoodCalls.getFloodZone, {
  access: openTo,
  summary: 'Flood zone of a home with its source, or unknown',
  query: z.object({ ListingId: listingNumber }),
  answer: floodSchema,
  example: exampleFlood,
});

/**
 * Our own: everything in the Neighborhood panel, in one answer. With `kept` no outside request is
 * made, and `complete` is false if something was not remembered.
 */
export const getNeighborhood = defineEndpoint(neighborhoodCalls.getNeighborhood, {
  access: openTo,
  summary: 'Flood zone, noise level and scores of a home',
  query: z.object({ ListingId: listingNumber, kept: z.stringbool().optional() }),
  answer: z.object({
    walk: walkSchema,
    noise: noiseSchema,
    flood: floodSchema,
    complete: z.boolean().describe('asking the services would add nothing'),
  }),
  example: { walk: exampleWalk, noise: exampleNoise, flood: exampleFlood, complete: true },
});
