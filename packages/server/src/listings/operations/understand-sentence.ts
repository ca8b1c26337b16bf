import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { selectKnownMlsNumbers } from '../address-store.ts';
import { type Reading, thisMoment } from '../reading.ts';
import { readSentence } from '../sentence/read-sentence.ts';

const MOST_NUMBERS = 5;

/**
 * The search filter that a sentence asks for, by rules alone, with what was not understood and what
 * is refused. Knows the names of places and streets that homes in search have, and their MLS
 * numbers. Nothing of the sentence is kept.
 */
export async function understandSentence(
  reading: Reading,
  { q }: QueryOf<typeof listingEndpoints.readSentence>,
): Promise<AnswerOf<typeof listingEndpoints.readSentence>> {
  const { places, known } = await reading.suggestions.get(reading);
  const numbers = possibleMlsNumbers(q);
  const mlsNumbers =
    numbers.length > 0 ? await selectKnownMlsNumbers(reading.db, numbers) : new Set<string>();
  return readSentence(q, { names: known, places, mlsNumbers, today: thisMoment().today });
}

/** Words of digits alone that are long enough, in lower case, a few at most. */
function possibleMlsNumbers(text: string): string[] {
  return [...new Set(text.match(/\b\d{6,20}\b/g) ?? [])].slice(0, MOST_NUMBERS);
}
