import {
  type AlertNews,
  alertNews,
  type listingEndpoints,
  listingPaths,
  type SortOrder,
  sortOrders,
  type WireSavedSearch,
} from '@homestead/contract/listings';
import type { BodyOf } from '@homestead/contract/platform';
import { type Api, ApiError, callApi } from '#platform';
import { readWireFilter } from '../ask-listings.ts';
import type { ListingCardFacts } from '../listing.ts';
import { readCard } from '../read-listing.ts';
import { DEFAULT_SORT, type Search } from '../search.ts';
import { filterHref } from '../search-address.ts';
import { conditionsOf } from '../search-words.ts';
import type { SavedSearch } from './saved-search.ts';

type Endpoints = typeof listingEndpoints;

/** A home with what is new about it. */
export interface HomeWithNews {
  card: ListingCardFacts;
  news: { kind: AlertNews; at: string }[];
}

/** The person's saved searches, the newest first. */
export async function getSavedSearches(api: Api, signal?: AbortSignal): Promise<SavedSearch[]> {
  const { value } = await callApi<Endpoints['getSavedSearches']>(api, {
    method: 'GET',
    path: listingPaths.savedSearches,
    signal,
  });
  return value.map(readSavedSearch);
}

/** One of them with its search; null when there is none of that id. */
export async function findSavedSearch(
  api: Api,
  sid: string,
  signal?: AbortSignal,
): Promise<{ saved: SavedSearch; search: Search } | null> {
  try {
    const { value } = await callApi<Endpoints['getSavedSearch']>(api, {
      method: 'GET',
      path: listingPaths.savedSearch,
      query: { sid },
      signal,
    });
    const [wire] = value;
    return wire ? { saved: readSavedSearch(wire), search: searchOf(wire) } : null;
  } catch (error) {
    // 400: no id at all.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** Homes with news for it since it was last looked at, which is now. */
export async function readSearchNews(
  ask: { api: Api; now: Date; signal?: AbortSignal },
  sid: string,
): Promise<HomeWithNews[]> {
  const { value } = await callApi<Endpoints['readSearchNews']>(ask.api, {
    method: 'POST',
    path: listingPaths.searchNews,
    body: { sid, seen: true },
    signal: ask.signal,
  });
  return value.map(({ card, news }) => ({ card: readCard(card, ask.now), news }));
}

/** Saves a search or changes a saved one. */
export async function saveSearch(
  api: Api,
  body: BodyOf<Endpoints['saveSearch']>,
): Promise<SavedSearch | null> {
  const { value } = await callApi<Endpoints['saveSearch']>(api, {
    method: 'POST',
    path: listingPaths.saveSearch,
    body,
  });
  return value[0] ? readSavedSearch(value[0]) : null;
}

export async function deleteSearch(api: Api, sid: string): Promise<void> {
  await callApi<Endpoints['deleteSearch']>(api, {
    method: 'POST',
    path: listingPaths.deleteSearch,
    body: { sid },
  });
}

export async function restoreSearch(api: Api, sid: string): Promise<void> {
  await callApi<Endpoints['restoreSearch']>(api, {
    method: 'POST',
    path: listingPaths.restoreSearch,
    body: { sid },
  });
}

function searchOf(wire: WireSavedSearch): Search {
  const sort = sortOrders.find((one) => one === wire.sortby) ?? DEFAULT_SORT;
  return { filter: readWireFilter(wire), sort: sort as SortOrder, page: 1 };
}

function readSavedSearch(wire: WireSavedSearch): SavedSearch {
  const search = searchOf(wire);
  return {
    id: wire.sid,
    name: wire.filter_name,
    wishes: conditionsOf(search.filter).map(({ label }) => label),
    frequency: wire.frequency,
    wants: alertNews.filter((kind) => wire.wants.includes(kind)),
    newCount: wire.newcount,
    savedAt: wire.createdat,
    version: wire.version,
    searchHref: filterHref(search.filter, search.sort),
  };
}
