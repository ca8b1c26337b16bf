import { alertNews } from '@homestead/contract/listings';
import { data, type LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '#accounts';
import { apiContext, siteContext } from '#platform';
import { markCards } from '../kept-homes/kept-client.ts';
import { searchListings } from '../listing-client.ts';
import { PAGE_SIZE } from '../search.ts';
import { filterHref, readSearch, writeSearch } from '../search-address.ts';
import { conditionsOf, searchHeading } from '../search-words.ts';
import { savedItemsHref } from './saved-search.ts';
import { findSavedSearch, getSavedSearches, readSearchNews } from './saved-search-client.ts';

const NAME_MOST = 80;

/** The person's saved searches; `deleted` is one that was deleted a moment ago and can come back. */
export async function loadSavedLists(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { context, request } = args;
  const searches = await getSavedSearches(context.get(apiContext), request.signal);
  const deleted = new URL(request.url).searchParams.get('deleted');
  return {
    searches,
    deleted: deleted && !searches.some(({ id }) => id === deleted) ? deleted : null,
  };
}

/** One saved search: what is new since it was last looked at, then all that it finds. */
export async function loadSavedItems(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { context, request } = args;
  const now = new Date();
  const ask = { api: context.get(apiContext), now, signal: request.signal };
  const { searchParams } = new URL(request.url);
  const found = await findSavedSearch(ask.api, searchParams.get('sid') ?? '', request.signal);
  if (!found) throw data(null, { status: 404 });
  const { saved, search } = found;
  const number = Number(searchParams.get('page') ?? '1');
  const page = Number.isInteger(number) && number >= 1 && number <= 10_000 ? number : 1;
  const [results, news] = await Promise.all([
    searchListings(ask, { ...search, page }),
    page === 1 ? readSearchNews(ask, saved.id) : [],
  ]);
  const [marked, markedNews] = await Promise.all([
    markCards(context, results.cards),
    markCards(
      context,
      news.map(({ card }) => card),
    ),
  ]);
  const isTold = new Set(markedNews.map(({ mlsNumber }) => mlsNumber));
  const hrefOf = (one: number) => `${savedItemsHref(saved.id)}&page=${one}`;
  return {
    saved,
    cards: marked.filter(({ mlsNumber }) => !isTold.has(mlsNumber)),
    total: results.total,
    showing: results.showing,
    dropped: results.dropped,
    news: news.map(({ card, news: list }, index) => ({
      card: markedNews[index] ?? card,
      news: list,
    })),
    hrefs: {
      previous: page > 1 ? hrefOf(page - 1) : null,
      next: page * PAGE_SIZE < results.total ? hrefOf(page + 1) : null,
    },
  };
}

/** What is to be saved: the search of the address, or a saved one (`sid`) to change. */
export async function loadSaveSearch(args: LoaderFunctionArgs) {
  await requirePerson(args, '/login');
  const { context, request } = args;
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const sid = searchParams.get('sid');
  if (sid !== null) {
    const found = await findSavedSearch(api, sid, request.signal);
    if (!found) throw data(null, { status: 404 });
    return { saved: found.saved, ...found.saved, search: '', others: [] };
  }
  const { search } = readSearch(searchParams);
  const wishes = conditionsOf(search.filter).map(({ label }) => label);
  const { brokerage } = context.get(siteContext);
  const others = await getSavedSearches(api, request.signal);
  return {
    saved: null,
    name: searchHeading(search.filter, brokerage.city).replace(' for sale', '').slice(0, NAME_MOST),
    wishes,
    frequency: 'daily' as const,
    wants: [...alertNews],
    search: writeSearch({ ...search, page: 1 }).toString(),
    searchHref: filterHref(search.filter, search.sort),
    others: others.map(({ id, name, version }) => ({ id, name, version })),
  };
}

export type SavedListsPage = Awaited<ReturnType<typeof loadSavedLists>>;
export type SavedItemsPage = Awaited<ReturnType<typeof loadSavedItems>>;
export type SaveSearchPage = Awaited<ReturnType<typeof loadSaveSearch>>;
