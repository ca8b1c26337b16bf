import { alertNews } from '@homestead/contract/saved';
import { data, type LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '#accounts';
import { newFormKey } from '#forms';
import {
  describeSearches,
  filterHref,
  PAGE_SIZE,
  readSearch,
  searchListings,
  writeSearch,
} from '#listings';
import { apiContext, siteContext } from '#platform';
import { findReactions } from '../homes/saved-homes-client.ts';
import { savedItemsHref } from './saved-search.ts';
import { findSavedSearch, getSavedSearches, readSearchNews } from './saved-search-client.ts';

const NAME_MAX = 80;

/**
 * The person's saved searches; `deleted` is one that was deleted a moment ago and can come back.
 */
export async function loadSavedSearches(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { context, request } = args;
  const searches = await getSavedSearches(context.get(apiContext), request.signal);
  const deleted = new URL(request.url).searchParams.get('deleted');
  return {
    searches,
    deleted: deleted && !searches.some(({ id }) => id === deleted) ? deleted : null,
  };
}

/** One saved search: what is new since it was last viewed, then everything it finds. */
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
  const isTold = new Set(news.map(({ card }) => card.mlsNumber));
  const cards = results.cards.filter(({ mlsNumber }) => !isTold.has(mlsNumber));
  const [reactions, reactionsToNews] = await Promise.all(
    [cards, news.map(({ card }) => card)].map((shown) =>
      findReactions(
        context,
        shown.map(({ mlsNumber }) => mlsNumber),
      ),
    ),
  );
  const hrefOf = (one: number) => `${savedItemsHref(saved.id)}&page=${one}`;
  return {
    saved,
    cards,
    reactions: { ...reactions, ...reactionsToNews },
    total: results.total,
    showing: results.showing,
    dropped: results.dropped,
    news,
    hrefs: {
      previous: page > 1 ? hrefOf(page - 1) : null,
      next: page * PAGE_SIZE < results.total ? hrefOf(page + 1) : null,
    },
  };
}

/** The search to save: the one in the address, or a saved one (`sid`) to change. */
export async function loadSaveSearch(args: LoaderFunctionArgs) {
  await requirePerson(args, '/login');
  const { context, request } = args;
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const sid = searchParams.get('sid');
  if (sid !== null) {
    const found = await findSavedSearch(api, sid, request.signal);
    if (!found) throw data(null, { status: 404 });
    return { saved: found.saved, ...found.saved, search: '', others: [], formKey: newFormKey() };
  }
  const { search } = readSearch(searchParams);
  const { city } = context.get(siteContext).brokerage;
  const [words] = await describeSearches({ api, signal: request.signal }, [search], city);
  const others = await getSavedSearches(api, request.signal);
  return {
    saved: null,
    name: (words?.heading ?? '').slice(0, NAME_MAX),
    conditions: words?.conditions ?? [],
    frequency: 'daily' as const,
    wants: [...alertNews],
    search: writeSearch({ ...search, page: 1 }).toString(),
    searchHref: filterHref(search.filter, search.sort),
    others: others.map(({ id, name, version }) => ({ id, name, version })),
    formKey: newFormKey(),
  };
}

export type SavedSearchesPage = Awaited<ReturnType<typeof loadSavedSearches>>;
export type SavedItemsPage = Awaited<ReturnType<typeof loadSavedItems>>;
export type SaveSearchPage = Awaited<ReturnType<typeof loadSaveSearch>>;
