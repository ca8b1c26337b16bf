import type { LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '#accounts';
import { apiContext } from '#platform';
import { findListing } from '../listing-client.ts';
import { getKeptHomes, KEPT_PAGE_SIZE } from './kept-client.ts';
import { keptListAt, keptListHref, readKeptWish } from './kept-lists.ts';

/**
 * What a page of the person's own homes shows; visitors are led away and come back. A page beyond
 * the last shows the last.
 */
export async function loadKeptList(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { context, request } = args;
  const now = new Date();
  const ask = { api: context.get(apiContext), now, signal: request.signal };
  const { pathname, searchParams } = new URL(request.url);
  const facts = keptListAt(pathname.replace(/\.data$/, ''));
  const wish = readKeptWish(searchParams);
  const { list, path } = facts;
  const removed = searchParams.get('removed');
  const [asked, gone] = await Promise.all([
    getKeptHomes(ask.api, { ...ask, list, ...wish }),
    removed ? findListing(ask, removed) : null,
  ]);
  const pages = Math.max(1, Math.ceil(asked.total / KEPT_PAGE_SIZE));
  const page = Math.min(wish.page, pages);
  const found =
    page === wish.page ? asked : await getKeptHomes(ask.api, { ...ask, list, ...wish, page });
  const isStillListed = found.homes.some(({ mlsNumber }) => mlsNumber === removed);
  return {
    facts,
    sort: wish.sort,
    page,
    ...found,
    personId: person.id,
    removed:
      removed && !isStillListed
        ? { mlsNumber: removed, name: gone?.street ?? `The home with MLS number ${removed}` }
        : null,
    hrefs: {
      previous: page > 1 ? keptListHref(path, { ...wish, page: page - 1 }) : null,
      next: page < pages ? keptListHref(path, { ...wish, page: page + 1 }) : null,
    },
  };
}

export type KeptListPage = Awaited<ReturnType<typeof loadKeptList>>;
