import type { PlaceKind } from '@homestead/contract/listings';
import { searchLabel } from '@homestead/contract/listings';
import { NOBODY } from '@homestead/contract/platform';
import { type Api, ApiError, orNull } from '#platform';
import { listings } from '../client.ts';
import { readHistoryEntry } from '../home/read-history.ts';
import { placePageHref } from '../places/place-address.ts';
import { readSpecifiedCard } from '../results/specified-card.ts';
import type { Search } from '../search/search.ts';
import { type DroppedField, fieldTexts } from '../search/search-address.ts';
import { searchFields } from '../search/search-fields.ts';
import { searchFieldOf, writeWireFilter } from '../search/wire-filter.ts';
import type {
  FeedProgress,
  HistoryRow,
  ListingCardFacts,
  ListingDetailFacts,
  OpenHouse,
  PlaceOptions,
} from './listing.ts';
import { placeHref } from './listing-address.ts';
import { readCard, readDetail } from './read-listing.ts';

const OPTIONS_SHOWN = 12;

interface SearchPage {
  search: Search;
  cards: ListingCardFacts[];
  total: number;
  /** "Showing 1 - 20" */
  showing: string;
  next: string | null;
  previous: string | null;
  /** Positions (longitude, latitude) of the homes on the cards, if they may be shown. */
  homesAt: { mlsNumber: string; at: [number, number] }[];
  /** Filters that the service refused and that were left out. */
  dropped: DroppedField[];
}

interface Ask {
  api: Api;
  now: Date;
  signal?: AbortSignal;
}

/**
 * One page of results. If the service refuses a filter, the search runs again without it, and
 * `dropped` names it. A cursor that is no longer readable falls back to the page number.
 */
export async function searchListings(ask: Ask, search: Search): Promise<SearchPage> {
  try {
    return { ...(await askForPage(ask, search)), search, dropped: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || !isInputRefusal(error)) throw error;
    const { relaxed, dropped } = leaveOutRefused(search, error);
    return { ...(await askForPage(ask, relaxed)), search: relaxed, dropped };
  }
}

async function askForPage({ api, now, signal }: Ask, search: Search) {
  const answer = await listings.searchListings(writeWireFilter(search), { api, signal });
  return {
    cards: answer.value.map((card) => ({
      ...readCard(readSpecifiedCard(card), now),
      morePhotos: card.mediaList.slice(1).map(({ token }) => token),
    })),
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

/** Refused because of the input, or of a commute to someone else's saved address. */
function isInputRefusal({ status, problem }: ApiError): boolean {
  return status === 400 || problem.code === 'saved-address-not-found';
}

function leaveOutRefused(search: Search, error: ApiError) {
  const dropped: DroppedField[] = [];
  const filter = { ...search.filter };
  for (const { field } of error.problem.errors ?? []) {
    const name = searchFieldOf(field.split('.')[0] ?? '');
    if (!name || filter[name] === undefined) continue;
    const value = fieldTexts(name, filter).join(', ').slice(0, 40);
    dropped.push({ label: searchLabel(searchFields[name].label), value });
    delete filter[name];
  }
  const { after, before, ...place } = search;
  const hadCursor = after !== undefined || before !== undefined;
  if (dropped.length === 0 && !hadCursor) throw error;
  return { relaxed: { ...place, filter }, dropped };
}

/** One home, or null if there is none to show. */
export async function findListing(ask: Ask, mlsNumber: string): Promise<ListingDetailFacts | null> {
  try {
    const answer = await listings.getListing({ PropertyId: mlsNumber, userid: NOBODY }, ask);
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
  const answer = await orNull(() => listings.getSimilarListings({ mlsNumber, limit }, ask));
  return (answer?.value ?? []).map((card) => readCard(card, ask.now));
}

/** Open houses that are not over, soonest first. */
export async function getOpenHouses(ask: Ask, mlsNumber: string): Promise<OpenHouse[]> {
  const answer = await orNull(() => listings.getOpenHouses({ ListingId: mlsNumber }, ask));
  return (answer?.data ?? []).map((wire) => ({
    key: wire.openHouseKey,
    startsAt: wire.openHouseStartTime,
    endsAt: wire.openHouseEndTime,
    remarks: wire.openHouseRemarks,
  }));
}

/** Price and status history, newest first. */
export async function getHistory(ask: Ask, mlsNumber: string): Promise<HistoryRow[]> {
  const answer = await orNull(() => listings.getListingHistory({ mlsNumber }, ask));
  return (answer?.value ?? []).map(readHistoryEntry);
}

/** Homes for sitemaps, 50,000 a page; `modifiedAt` an instant, `image` a path. */
export async function getSitemapListings(ask: Ask, page: number) {
  const { pages, value } = await listings.getSitemapEntries({ page }, ask);
  return { pages, listings: value };
}

/** Progress of the first load; null if the call fails. */
export async function findFeedProgress(ask: Ask): Promise<FeedProgress | null> {
  return orNull(() => listings.getFeedProgress({}, ask));
}

/** Cities and ZIP codes of the service area, cities in its own order, without county lines. */
export const findServiceArea = (ask: Pick<Ask, 'api'> & { signal?: AbortSignal | undefined }) =>
  listings.getServiceArea({ lines: 'false' }, ask);

/** Places and types to search by, most homes first, at most 12 of each. */
export async function findPlaceOptions(ask: Ask): Promise<PlaceOptions | null> {
  const wire = await orNull(() => listings.getOptionLists({ most: OPTIONS_SHOWN }, ask));
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
