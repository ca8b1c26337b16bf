import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { listingCalls } from '../calls.ts';
import { searchFilterSchema } from '../search/search-filter.ts';
import { LONGEST_SENTENCE } from './sentence-length.ts';

/**
 * Our own: turns a sentence into a search filter, only by rules. `text` is always a part of the
 * sentence as typed, `field` a field of `filter`, `label` the condition in words that the same
 * rules understand. `isPlaceOnly` marks a sentence that is just a place, an address or an MLS
 * number. Words about who people are (fair housing) are refused with the reason.
 */
export const readSentence = defineEndpoint(listingCalls.readSentence, {
  access: { kind: 'public' },
  summary: 'The search filter for a sentence, and what wasn’t understood',
  query: z.object({ q: lineText(LONGEST_SENTENCE).min(1) }),
  labels: { q: 'Sentence' },
  answer: z.object({
    filter: searchFilterSchema,
    understood: z.array(z.object({ text: z.string(), field: z.string(), label: z.string() })),
    notUnderstood: z.array(z.string()),
    refused: z.array(z.object({ text: z.string(), reason: z.string() })),
    isPlaceOnly: z.boolean(),
  }),
  example: {
    filter: { number_of_beds: 3, city: ['Elkhorn'], pricemax: 450000 },
    understood: [
      { text: '3 bed', field: 'number_of_beds', label: '3+ beds' },
      { text: 'Elkhorn', field: 'city', label: 'Elkhorn' },
      { text: 'under 450k', field: 'pricemax', label: 'Up to $450,000' },
    ],
    notUnderstood: ['moon'],
    refused: [],
    isPlaceOnly: false,
  },
});
