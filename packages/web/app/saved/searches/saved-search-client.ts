import type { BodyOf } from '@homestead/contract/platform';
import {
  type AlertNews,
  alertNews,
  type savedEndpoints,
  type WireSavedSearch,
} from '@homestead/contract/saved';
import type { TypedForm } from '#forms';
import {
  describeSearches,
  filterHref,
  type ListingCardFacts,
  readCard,
  readWireSearch,
  type Search,
} from '#listings';
import { type Api, ApiError } from '#platform';
import { saved } from '../client.ts';
import type { SavedSearch } from './saved-search.ts';

type Endpoints = typeof savedEndpoints;

/** A home with what is new about it. */
export interface HomeWithNews {
  card: ListingCardFacts;
  news: { kind: AlertNews; at: string }[];
}

/** The person's saved searches, the newest first. */
export async function getSavedSearches(api: Api, signal?: AbortSignal): Promise<SavedSearch[]> {
  const { value } = await saved.getSavedSearches({}, { api, signal });
  return readSavedSearches({ api, signal }, value);
}

/** One of them with its search; null when there is none of that id. */
export async function findSavedSearch(
  api: Api,
  sid: string,
  signal?: AbortSignal,
): Promise<{ saved: SavedSearch; search: Search } | null> {
  try {
    const { value } = await saved.getSavedSearch({ sid }, { api, signal });
    const [wire] = value;
    const [found] = await readSavedSearches({ api, signal }, value);
    return wire && found ? { saved: found, search: readWireSearch(wire) } : null;
  } catch (error) {
    // 400: no id at all.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** Homes with news since it was last viewed; this call counts as viewing it. */
export async function readSearchNews(
  ask: { api: Api; now: Date; signal?: AbortSignal },
  id: string,
): Promise<HomeWithNews[]> {
  const { value } = await saved.readSearchNews({ id, markViewed: true }, ask);
  return value.map(({ card, news }) => ({ card: readCard(card, ask.now), news }));
}

/** Saves a search or changes a saved one; returns its id. */
export async function saveSearch(
  api: Api,
  body: BodyOf<Endpoints['saveSearch']>,
  marks: ReturnType<TypedForm['marks']> = {},
): Promise<string> {
  const { id } = await saved.saveSearch(body, { api, ...marks });
  return id;
}

export async function deleteSearch(api: Api, id: string): Promise<void> {
  await saved.deleteSearch({ id }, { api });
}

export async function restoreSearch(api: Api, id: string): Promise<void> {
  await saved.restoreSearch({ id }, { api });
}

async function readSavedSearches(
  ask: Parameters<typeof describeSearches>[0],
  wires: readonly WireSavedSearch[],
): Promise<SavedSearch[]> {
  const searches = wires.map(readWireSearch);
  const words = await describeSearches(ask, searches);
  return wires.map((wire, index) => {
    const { filter, sort } = searches[index] ?? readWireSearch(wire);
    return {
      id: wire.sid,
      name: wire.filter_name,
      conditions: words[index]?.conditions ?? [],
      frequency: wire.frequency,
      wants: alertNews.filter((kind) => wire.wants.includes(kind)),
      newCount: wire.newcount,
      savedAt: wire.createdat,
      version: wire.version,
      searchHref: filterHref(filter, sort),
    };
  });
}
