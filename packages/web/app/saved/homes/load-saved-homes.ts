import type { LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '#accounts';
import { findListing } from '#listings';
import { apiContext, plainPath } from '#platform';
import { savedHomeMessages } from '../messages/homes.ts';
import { getSavedHomes, HOMES_A_PAGE } from './saved-homes-client.ts';
import { readSavedListQuery, savedListAt, savedListHref } from './saved-lists.ts';

/**
 * What a page of the person's own homes shows. Visitors go to the search and come back after they
 * sign in. A page number past the end shows the last page.
 */
export async function loadSavedHomes(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { context, request } = args;
  const now = new Date();
  const ask = { api: context.get(apiContext), now, signal: request.signal };
  const { pathname, searchParams } = new URL(request.url);
  const facts = savedListAt(plainPath(pathname));
  const query = readSavedListQuery(searchParams);
  const { list, path } = facts;
  const removed = searchParams.get('removed');
  const [asked, gone] = await Promise.all([
    getSavedHomes(ask.api, { ...ask, list, ...query }),
    removed ? findListing(ask, removed) : null,
  ]);
  const pages = Math.max(1, Math.ceil(asked.total / HOMES_A_PAGE));
  const page = Math.min(query.page, pages);
  const found =
    page === query.page ? asked : await getSavedHomes(ask.api, { ...ask, list, ...query, page });
  const isStillListed = found.homes.some(({ mlsNumber }) => mlsNumber === removed);
  return {
    facts,
    sort: query.sort,
    page,
    first: (page - 1) * HOMES_A_PAGE + 1,
    ...found,
    personId: person.id,
    removed:
      removed && !isStillListed
        ? {
            mlsNumber: removed,
            name: gone?.street ?? savedHomeMessages.homeByNumber({ number: removed }),
          }
        : null,
    hrefs: {
      previous: page > 1 ? savedListHref(path, { ...query, page: page - 1 }) : null,
      next: page < pages ? savedListHref(path, { ...query, page: page + 1 }) : null,
    },
  };
}

export type SavedHomesPage = Awaited<ReturnType<typeof loadSavedHomes>>;
