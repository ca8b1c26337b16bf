import { z } from 'zod';
import { defineEndpoint, lineText, wireNumber } from '#platform';
import { neighborhoodCalls } from './calls.ts';

const listingNumber = lineText(60).min(1);

const openTo = { kind: 'public' } as const;

const optionalText = z.string().nullable();

/** A number out of 100 and the service's word for it. */
const scoreSchema = z.object({ score: z.number(), description: optionalText });

const askedAt = z.string().describe('when the service answered, or the day of the places');

const placesSchema = z
  .object({ source: z.string(), asOf: z.string() })
  .nullable()
  .describe('whose places the scores were computed from, and their date; null for Walk Score');

const walkScoreSchema = scoreSchema.extend({
  bike: scoreSchema.nullable(),
  transit: scoreSchema.nullable(),
  link: optionalText.describe('the page of Walk Score about this home; shown with the score'),
  places: placesSchema,
  askedAt,
});

const noiseLevelSchema = z.object({
  score: z.number().describe('100 is calm'),
  text: z.string(),
  askedAt,
});

const floodZoneSchema = z.object({
  zone: z.string().describe('the zone of the flood map, such as AE or X'),
  risk: z.enum(['high', 'moderate', 'low', 'undetermined']),
  meaning: z.string().describe('what the zone means, in plain words'),
  source: z.string(),
  askedAt,
});

const exampleWalkScore = {
  score: 81,
  description: 'Very Walkable',
  bike: { score: 62, description: 'Bikeable' },
  transit: { score: 40, description: 'Some Transit' },
  link: 'https://www.walkscore.com/score/5011-chicago-st-omaha-ne',
  places: null,
  askedAt: '2026-05-20T15:00:00.000Z',
};

const exampleNoiseLevel = { score: 80, text: 'Active', askedAt: '2026-05-20T15:00:00.000Z' };

const exampleFloodZone = {
  zone: 'X',
  risk: 'low',
  meaning: 'Minimal flood hazard, outside the mapped floodplains.',
  source: 'FEMA National Flood Hazard Layer',
  askedAt: '2026-05-20T15:00:00.000Z',
} as const;

/**
 * Only for homes that we show: the address must be one of theirs and the position near
 * it; anything else gets the answer for a service without data.
 */
export const getWalkScore = defineEndpoint(neighborhoodCalls.getWalkScore, {
  whileSeeingAs: 'open',
  access: openTo,
  summary: 'Walk and bike score of a home, from Walk Score or from places nearby',
  labels: { propertyAddress: 'Address', latitude: 'Latitude', longitude: 'Longitude' },
  body: z.object({
    propertyAddress: lineText(300).min(1),
    latitude: wireNumber(z.number().min(-90).max(90)).nullish(),
    longitude: wireNumber(z.number().min(-180).max(180)).nullish(),
  }),
  answer: z.object({
    walData: z.object({
      status: z.literal([0, 1]).describe('1: there is a score; 0: not successful'),
      description: optionalText,
      walkscore: z.number().nullable().describe('out of 100'),
      bike: z.object({ description: optionalText, score: z.number().nullable() }),
      transit: scoreSchema.nullable(),
      link: optionalText,
      places: placesSchema,
      asked: optionalText,
    }),
  }),
  example: {
    walData: {
      status: 1,
      description: 'Very Walkable',
      walkscore: 81,
      bike: { description: 'Bikeable', score: 62 },
      transit: { score: 40, description: 'Some Transit' },
      link: 'https://www.walkscore.com/score/5011-chicago-st-omaha-ne',
      places: null,
      asked: '2026-05-20T15:00:00.000Z',
    },
  },
});

/** Only for addresses of homes that we show. */
export const getNoiseLevel = defineEndpoint(neighborhoodCalls.getNoiseLevel, {
  access: openTo,
  summary: 'Noise level at a home, from HowLoud',
  labels: { address: 'Address' },
  query: z.object({ address: lineText(300).min(1) }),
  answer: z.object({
    status: z.enum(['OK', 'NOT_AVAILABLE']),
    result: z.array(z.object({ score: z.number(), scoretext: z.string() })),
    asked: optionalText,
  }),
  example: {
    status: 'OK',
    result: [{ score: 80, scoretext: 'Active' }],
    asked: '2026-05-20T15:00:00.000Z',
  },
});

/** Our own. */
export const getFloodZone = defineEndpoint(neighborhoodCalls.getFloodZone, {
  access: openTo,
  summary: 'Flood zone of a home with its source, or unknown',
  query: z.object({ mlsNumber: listingNumber }),
  answer: z.object({ flood: floodZoneSchema.nullable() }),
  example: { flood: exampleFloodZone },
});

/**
 * Our own: everything in the Neighborhood panel, in one answer; null is unknown. With `cachedOnly`
 * no outside request is made, and `isComplete` is false if something was not remembered.
 */
export const getNeighborhood = defineEndpoint(neighborhoodCalls.getNeighborhood, {
  access: openTo,
  summary: 'Flood zone, noise level and scores of a home',
  query: z.object({ mlsNumber: listingNumber, cachedOnly: z.stringbool().optional() }),
  answer: z.object({
    walkScore: walkScoreSchema.nullable(),
    noise: noiseLevelSchema.nullable(),
    flood: floodZoneSchema.nullable(),
    isComplete: z.boolean().describe('calling the services would add nothing'),
  }),
  example: {
    walkScore: exampleWalkScore,
    noise: exampleNoiseLevel,
    flood: exampleFloodZone,
    isComplete: true,
  },
});
