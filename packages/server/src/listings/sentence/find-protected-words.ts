import type { ListingDeps } from '../listing-deps.ts';
import type { FairHousingRule } from './fair-housing-rules.ts';
import { readRefusal } from './read-refusal.ts';
import { readTokens } from './sentence-tokens.ts';

/** Words about who people are, and what fair housing law protects there. */
export interface ProtectedWords {
  /** As written. */
  words: string;
  reason: FairHousingRule['reason'];
}

/**
 * Loads what {@link findProtectedWords} compares with, unless it's there. Many transactions that do
 * so together would hold all connections and wait for one more: call it before they begin.
 */
export async function loadProtectedWords(listings: ListingDeps): Promise<void> {
  await listings.suggestions.recent(listings);
}

/**
 * Words of a text about who people are, by the rules that searches by sentence have; names of
 * places, streets and schools don't count (paper 44). Each words once, at most ten.
 */
export async function findProtectedWords(
  listings: ListingDeps,
  text: string,
): Promise<ProtectedWords[]> {
  const { known } = await listings.suggestions.recent(listings);
  const tokens = readTokens(text);
  const found = new Map<string, ProtectedWords>();
  for (let at = 0; at < tokens.length && found.size < 10; ) {
    const part = readRefusal(tokens, at, known);
    if (part?.is !== 'refused') {
      at += 1;
      continue;
    }
    const words = text.slice(tokens[at]?.start, tokens[part.next - 1]?.end);
    found.set(words.toLowerCase(), { words, reason: part.reason });
    at = part.next;
  }
  return [...found.values()];
}
