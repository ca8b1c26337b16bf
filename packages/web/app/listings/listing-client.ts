import { type listingEndpoints, listingPaths, type PlaceKind } from '@homestead/contract/listings';
import { type Api, ApiError, callApi } from '#platform';
import { searchFieldOf, writeWireFilter } from './ask-listings.ts';
import { readHistoryEntry } from './home/read-history.ts';
import type {
  FeedProgress,
  HistoryRow,
  ListingCardFacts,
  ListingDetailFacts,
  OpenHouse,
  PlaceOptions,
} from './listing.ts';
import { placeHref } from './listing-address.ts';
import { placePageHref } from './places/place-address.ts';
import { readCard, readDetail } from './read-listing.ts';
import type { Search } from './search.ts';
import { type DroppedField, fieldTexts } from './search-address.ts';
import { searchFields } from './search-fields.ts';

type Endpoints = typeof listingEndpoints;

/** The visitor who is nobody (decision 8). */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const OPTIONS_SHOWN = 36;

export interface SearchPage {
  search: Search;
  cards: ListingCardFacts[];
  total: number;
  /** "Showing 1 - 20" */
  showing: string;
  next: string | null;
  previous: string | null;
  /** Where the homes of the cards are (longitude, latitude), those whose place may be shown. */
  homesAt: { mlsNumber: string; at: [number, number] }[];
  /** Wishes that the service refused and that were left out. */
  dropped: DroppedField[];
}

interface Ask {
  api: Api;
  now: Date;
  signal?: AbortSignal;
}

/**
 * One page of results. A wish that the service refuses is left out, named in `dropped`, and the
 * search made once more; a cursor that is no longer readable falls back to the page number.
 */
export async function searchListings(ask: Ask, search: Search): Promise<SearchPage> {
  try {
    return { ...(await askForPage(ask, search)), search, dropped: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || !isOfWishes(error)) throw error;
    const { lessened, dropped } = leaveOutRefused(search, error);
    return { ...(await askForPage(ask, lessened)), search: lessened, dropped };
  }
}

async function askForPage({ api, now, signal }: Ask, search: Search) {
  const answer = await callApi<Endpoints['searchListings']>(api, {
    method: 'POST',
    path: listingPaths.search,
    body: writeWireFilter(search),
    signal,
  });
  return {
    cards: answer.value.map((card) => readCard(card, now)),
    total: answer.odatacount,
    showing: answer.showingresult,
    next: answer.next,
    previous: answer.previous,
    homesAt: answer.value.flatMap(({ listingid, longitude, latitude }) =>
      longitude === null || latitude === null
        ? []
        : [{ mlsNumber: listingid, at: [longitude, latitude] as [number, number] }],
    ),
  };
}

/** Refused for what was asked: input, or a commute to an address that somebody else keeps. */
function isOfWishes({ status, problem }: ApiError): boolean {
  return status === 400 || problem.code === 'kept-address-not-found';
}

function leaveOutRefused(search: Search, error: ApiError) {
  const dropped: DroppedField[] = [];
  const filter = { ...search.filter };
  for (const { field } of error.problem.errors ?? []) {
    const name = searchFieldOf(field.split('.')[0] ?? '');
    if (!name || filter[name] === undefined) continue;
    const value = fieldTexts(name, filter).join(', ').slice(0, 40);
    dropped.push({ label: searchFields[name].label, value });
    delete filter[name];
  }
  const { after, before, ...place } = search;
  const hadCursor = after !== undefined || before !== undefined;
  if (dropped.length === 0 && !hadCursor) throw error;
  return { lessened: { ...place, filter }, dropped };
}

/** One home, or null where there is none to show. */
export async function findListing(ask: Ask, mlsNumber: string): Promise<ListingDetailFacts | null> {
  try {
    const answer = await callApi<Endpoints['getListing']>(ask.api, {
      method: 'GET',
      path: listingPaths.detail,
      query: { PropertyId: mlsNumber, userid: NOBODY },
      signal: ask.signal,
    });
    return answer.value[0] ? readDetail(answer.value[0], ask.now) : null;
  } catch (error) {
    // 400: the number is longer than any MLS number.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** Homes like this one; none when the service has nothing to say about it. */
export async function getSimilarListings(
  ask: Ask,
  mlsNumber: string,
  limit: number,
): Promise<ListingCardFacts[]> {
  const answer = await orNull(
    callApi<Endpoints['getSimilarListings']>(ask.api, {
      method: 'GET',
      path: listingPaths.similar,
      query: { ListingId: mlsNumber, limit },
      signal: ask.signal,
    }),
  );
  return (answer?.value ?? []).map((card) => readCard(card, ask.now));
}

/** Open houses that are not over, soonest first. */
export async function getOpenHouses(ask: Ask, mlsNumber: string): Promise<OpenHouse[]> {
  const answer = await orNull(
    callApi<Endpoints['getOpenHouses']>(ask.api, {
      method: 'GET',
      path: listingPaths.openHouses,
      query: { ListingId: mlsNumber },
      signal: ask.signal,
    }),
  );
  return (answer?.data ?? []).map((wire) => ({
    key: wire.openHouseKey,
    startsAt: wire.openHouseStartTime,
    endsAt: wire.openHouseEndTime,
    remarks: wire.openHouseRemarks,
  }));
}

/** Price and status history, newest first. */
export async function getHistory(ask: Ask, mlsNumber: string): Promise<HistoryRow[]> {
  const answer = await orNull(
    callApi<Endpoints['getListingHistory']>(ask.api, {
      method: 'GET',
      path: listingPaths.history,
      query: { ListingId: mlsNumber },
      signal: ask.signal,
    }),
  );
  return (answer?.value ?? []).map(readHistoryEntry);
}

/** Homes for sitemaps, 50,000 a page; `modifiedAt` an instant, `image` a path. */
export async function getSitemapListings(ask: Ask, page: number) {
  const answer = await callApi<Endpoints['getSitemapEntries']>(ask.api, {
    method: 'GET',
    path: listingPaths.sitemapEntries,
    query: { page },
    signal: ask.signal,
  });
  return {
    pages: answer.pages,
    listings: answer.value.map((wire) => ({
      mlsNumber: wire.listingid,
      modifiedAt: wire.modified,
      image: wire.image,
    })),
  };
}

/** How far the first load has come; null when the service can't say. */
export async function findFeedProgress(ask: Ask): Promise<FeedProgress | null> {
  const wire = await orNull(
    callApi<Endpoints['getFeedProgress']>(ask.api, {
      method: 'GET',
      path: listingPaths.feedProgress,
      signal: ask.signal,
    }),
  );
  if (!wire) return null;
  return {
    isLoading: wire.loading,
    listings: wire.listings,
    expected: wire.expected,
    lastUpdateAt: wire.lastupdate,
    source: wire.source,
  };
}

/** Places and types to search by, those with most homes first, at most 36 of each. */
export async function findPlaceOptions(ask: Ask): Promise<PlaceOptions | null> {
  const wire = await orNull(
    callApi<Endpoints['getOptionLists']>(ask.api, {
      method: 'GET',
      path: listingPaths.optionLists,
      query: { most: OPTIONS_SHOWN },
      signal: ask.signal,
    }),
  );
  if (!wire) return null;
  const read = (
    values: string[],
    counts: Record<string, number> | undefined,
    hrefOf: (value: string) => string,
  ) =>
    values
      .filter((value) => value.trim() !== '')
      .map((value) => ({ value, count: counts?.[value] ?? null, href: hrefOf(value) }))
      .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const pageOf = (kind: PlaceKind) => (name: string) => placePageHref(kind, name);
  const { counts } = wire;
  return {
    states: read(wire.state, counts.state, (state) => placeHref({ state })),
    cities: read(wire.city, counts.city, pageOf('city')),
    counties: read(wire.country, counts.country, pageOf('county')),
    subdivisions: read(wire.subdivisionname, counts.subdivisionname, pageOf('subdivision')),
    zips: read(wire.zip, counts.zip, pageOf('zip')),
    subtypes: read(wire.propertysubtype, counts.propertysubtype, (subtype) =>
      placeHref({ subtype }),
    ),
  };
}

/** What surrounds the main thing of a page may be missing without breaking the page. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
