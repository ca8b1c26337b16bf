import { LONGEST_SENTENCE, type listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, ApiError } from '#platform';
import { listings } from '../client.ts';
import type { Search } from '../search/search.ts';
import { searchHref } from '../search/search-address.ts';
import { placeFields, type SearchFilter, searchRanges } from '../search/search-fields.ts';
import { readWireFilter, writeWireConditions } from '../search/wire-filter.ts';
import { withSaid, writeNotes } from './sentence-notes.ts';

export type SentenceAnswer = AnswerOf<(typeof listingEndpoints)['readSentence']>;

/** What a sentence in the search box asks for; null when the service can't say. */
export async function askAboutSentence(
  ask: { api: Api; signal?: AbortSignal },
  sentence: string,
): Promise<SentenceAnswer | null> {
  const q = sentence.trim();
  if (q === '' || q.length > LONGEST_SENTENCE) return null;
  try {
    return await listings.readSentence({ q }, ask);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/**
 * Where the text of the search box leads: to the search its words ask for, added to the current
 * conditions. Null for a place, an address or nothing we know, which is searched as text.
 */
export async function findSentenceHref(
  ask: { api: Api; signal?: AbortSignal },
  params: URLSearchParams,
  current: Search,
): Promise<string | null> {
  const text = params.get('q') ?? params.get('address') ?? '';
  const answer = await askAboutSentence(ask, text);
  if (!answer || answer.isPlaceOnly) return null;
  if (answer.understood.length === 0 && answer.refused.length === 0) return null;
  const asked = readWireFilter(answer.filter);
  const search: Search = {
    filter: mergeConditions(current.filter, asked),
    sort: answer.filter.sortby ?? current.sort,
    page: 1,
    view: current.view,
  };
  const heard = writeWireConditions(asked) as Record<string, unknown>;
  const lost = answer.understood.filter(({ field }) => field !== 'sortby' && !(field in heard));
  // A text that is searched as it is stays in the box instead.
  const href = withSaid(searchHref(search), search.filter.text ? null : text);
  return writeNotes(href, {
    unread: [...answer.notUnderstood, ...lost.map((condition) => condition.text)],
    refused: answer.refused.map((part) => part.text),
  });
}

/** A sentence's conditions override the current ones: a new place replaces the old one. */
export function mergeConditions(current: SearchFilter, asked: SearchFilter): SearchFilter {
  const { text: _, ...rest } = current;
  const kept: SearchFilter = rest;
  const places = [...placeFields, 'anyPlace', 'within'] as const;
  if (places.some((name) => asked[name] !== undefined))
    for (const name of places) delete kept[name];
  if (asked.beds !== undefined || asked.baths !== undefined) delete kept.exact;
  const merged: SearchFilter = { ...kept, ...asked };
  if (kept.features && asked.features) {
    merged.features = [...new Set([...kept.features, ...asked.features])];
  }
  for (const [low, high] of searchRanges) {
    const [from, to] = [merged[low], merged[high]];
    if (from === undefined || to === undefined || Number(from) <= Number(to)) continue;
    delete merged[asked[low] === undefined ? low : high];
  }
  return merged;
}
