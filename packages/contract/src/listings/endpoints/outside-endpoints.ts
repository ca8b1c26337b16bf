import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { listingPaths } from '../paths.ts';

const listingNumber = z.string().trim().min(1).max(60);
const openTo = { kind: 'public' } as const;
const optionalText = z.string().nullable();

/** A number and what the service calls it. */
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
 * Spec 1 section 7, decision 32. Only for homes that we show: the address must be one of theirs and
 * the position near it; anything else is answered like a service that has nothing to say.
 */
export const getWalkScore = defineEndpoint({
  method: 'POST',
  path: listingPaths.walkScore,
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

/** Spec 1 section 7, decision 32. Only for addresses of homes that we show. */
export const getNoiseLevel = defineEndpoint({
  method: 'GET',
  path: listingPaths.noiseLevel,
  access: openTo,
  summary: 'Noise level at a home, from HowLoud',
  labels: { address: 'Address' },
  query: z.object({ address: z.string().trim().min(1).max(300) }),
  answer: noiseSchema,
  example: exampleNoise,
});

/** Of our own (decision 15). */
export const getFloodZone = defineEndpoint({
  method: 'GET',
  path: listingPaths.floodZone,
  access: openTo,
  summary: 'Flood zone of a home, with its source, or that it is not known',
  query: z.object({ ListingId: listingNumber }),
  answer: floodSchema,
  example: exampleFlood,
});

/**
 * Of our own: everything that the panel Neighborhood shows, in one answer. With `kept` nothing is
 * asked outside: what is not remembered is told by `complete` false.
 */
export const getNeighborhood = defineEndpoint({
  method: 'GET',
  path: listingPaths.neighborhood,
  access: openTo,
  summary: 'Flood zone, noise level and scores of a home',
  query: z.object({ ListingId: listingNumber, kept: z.stringbool().optional() }),
  answer: z.object({
    walk: walkSchema,
    noise: noiseSchema,
    flood: floodSchema,
    complete: z.boolean().describe('nothing more is to be had by asking the services'),
  }),
  example: { walk: exampleWalk, noise: exampleNoise, flood: exampleFlood, complete: true },
});

/** Spec 2 section 6. What the feed does not tell is null. */
export const getLegalAndCounty = defineEndpoint({
  method: 'GET',
  path: listingPaths.legalAndCounty,
  access: openTo,
  summary: 'Legal description and county of a home',
  query: z.object({ ListingId: listingNumber }),
  answer: z.object({
    ListingId: z.string(),
    legal_description: optionalText.describe('null where it is not known or not to be shown'),
    county: optionalText,
  }),
  example: {
    ListingId: '22612345',
    legal_description: 'DUNDEE PLACE LOT 12 BLOCK 104',
    county: 'Douglas',
  },
});
