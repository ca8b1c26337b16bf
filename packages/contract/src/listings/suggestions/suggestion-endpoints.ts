import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { listingCalls } from '../calls.ts';

const openTo = { kind: 'public' } as const;

/** `q` and `limit` are our own. Hidden addresses are never suggested. */
export const getAddresses = defineEndpoint(listingCalls.getAddresses, {
  access: openTo,
  summary: 'Addresses of listings, by name; `q` narrows, at most 100',
  query: z.object({
    q: lineText(120).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  answer: z.object({
    value: z.array(z.object({ listingid: z.string(), address: z.string() })),
  }),
  example: { value: [{ listingid: '22612345', address: '5011 Chicago St, Omaha, NE 68132' }] },
});

const suggestionKinds = ['address', 'city', 'zip', 'subdivision', 'school', 'mls'] as const;

/** Our own: suggestions of the search box, only places in the United States. */
export const suggestPlaces = defineEndpoint(listingCalls.suggestPlaces, {
  access: openTo,
  summary: 'Suggestions under the search box; tolerates typos',
  query: z.object({
    q: lineText(120).min(1),
    limit: z.coerce.number().int().min(1).max(20).optional(),
  }),
  answer: z.object({
    value: z.array(
      z.object({
        kind: z.enum(suggestionKinds),
        label: z.string(),
        count: z.number().int().nullable().describe('homes for sale there; null for one home'),
        filter: z.record(z.string(), z.string()).describe('what to add to the search filter'),
        mlsNumber: z.string().nullable(),
      }),
    ),
  }),
  example: {
    value: [
      {
        kind: 'city',
        label: 'Elkhorn, NE',
        count: 214,
        filter: { city: 'Elkhorn' },
        mlsNumber: null,
      },
    ],
  },
});
