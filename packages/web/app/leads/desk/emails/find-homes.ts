import { listingCalls, type listingEndpoints } from '@homestead/contract/listings';
import { personApi } from '#accounts';
import { createClient } from '#platform';

const listings = createClient<typeof listingEndpoints>(listingCalls, personApi);
const MOST = 10;

/** Homes by a part of their address or by their MLS number, as choices of a list. */
export async function findHomes(words: string, signal: AbortSignal) {
  const { value } = await listings.suggestPlaces({ q: words, limit: MOST }, { signal });
  return value.flatMap(({ mlsNumber, label }) => {
    if (mlsNumber === null) return [];
    const text = label.includes(mlsNumber) ? label : `${label} (${mlsNumber})`;
    return [{ value: mlsNumber, label: text }];
  });
}
