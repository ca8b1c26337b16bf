import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { savedCalls } from './calls.ts';
import { SEARCH_WORDS_MAX } from './saved-search.ts';

const signedIn = { kind: 'signed-in' } as const;
const counted = z.object({ counted: z.boolean() });

/**
 * A client opened a page. Half an hour without one ends a visit. Nothing is stored about
 * visitors and staff, whose answer is `counted: false`.
 */
export const recordSiteVisit = defineEndpoint(savedCalls.recordSiteVisit, {
  access: signedIn,
  summary: 'Record when a client used the site, for their agent',
  body: z.object({}),
  answer: counted,
  example: { counted: true },
});

/**
 * A client searched for homes. A search within two minutes of the last one replaces it, and
 * the same one counts once in half an hour. Nothing is stored about staff (`counted: false`).
 */
export const recordSiteSearch = defineEndpoint(savedCalls.recordSiteSearch, {
  access: signedIn,
  summary: 'Record what a client searched for, for their agent',
  labels: { words: 'Search' },
  body: z.object({
    words: lineText(SEARCH_WORDS_MAX).min(1).describe('the search as the page puts it in words'),
  }),
  answer: counted,
  example: { counted: true },
});
