import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint, thisMoment } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { selectKnownMlsNumbers } from '../suggestions/address-store.ts';
import { readSentence } from './read-sentence.ts';

/** Registers the call that reads a sentence as a search. */
export function serveSentenceCalls(app: FastifyInstance, deps: ListingDeps): void {
  serveEndpoint(app, calls.readSentence, ({ query }) => understandSentence(deps, query));
}

const MAX_NUMBERS = 5;

/**
 * The search filter for a sentence, only by rules, with what was not understood and what is
 * refused. Knows the names of places and streets of homes in search, and their MLS numbers. Nothing
 * of the sentence is stored.
 */
async function understandSentence(
  reading: ListingDeps,
  { q }: QueryOf<typeof calls.readSentence>,
): Promise<AnswerOf<typeof calls.readSentence>> {
  const { places, known } = await reading.suggestions.get(reading);
  const numbers = possibleMlsNumbers(q);
  const mlsNumbers =
    numbers.length > 0 ? await selectKnownMlsNumbers(reading.db, numbers) : new Set<string>();
  return readSentence(q, { names: known, places, mlsNumbers, today: thisMoment().today });
}

/** Words of only digits that are long enough, in lower case, a few at most. */
function possibleMlsNumbers(text: string): string[] {
  return [...new Set(text.match(/\b\d{6,20}\b/g) ?? [])].slice(0, MAX_NUMBERS);
}
