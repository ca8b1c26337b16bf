import {
  type HomeMark,
  type KeptList,
  type KeptSort,
  type listingEndpoints,
  listingPaths,
} from '@homestead/contract/listings';
import type { RouterContextProvider } from 'react-router';
import { type Api, ApiError, apiContext, callApi, isSignedInContext } from '#platform';
import type { ListingCardFacts } from '../listing.ts';
import { type KeptHomeFacts, readKeptHome } from './read-kept-home.ts';

type Endpoints = typeof listingEndpoints;
type Context = Readonly<RouterContextProvider>;

/** The visitor who is nobody (decision 8). */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const MOST_AT_ONCE = 100;
export const KEPT_PAGE_SIZE = 20;

export interface HomeMarks {
  mark: HomeMark | null;
  isViewed: boolean;
}

/**
 * What whoever looks at this page marked and viewed of at most 100 homes, by MLS number; nothing is
 * asked for visitors. A service that can't say does not stop the page.
 */
export async function findMarks(
  context: Context,
  mlsNumbers: readonly string[],
): Promise<Map<string, HomeMarks>> {
  if (mlsNumbers.length === 0 || !context.get(isSignedInContext)) return new Map();
  const answer = await orNull(
    callApi<Endpoints['getHomeMarks']>(context.get(apiContext), {
      method: 'POST',
      path: listingPaths.homeMarks,
      body: { listingids: mlsNumbers.slice(0, MOST_AT_ONCE) },
    }),
  );
  return new Map(
    (answer?.value ?? []).map((one) => [
      one.listingid,
      { mark: readMark(one), isViewed: one.recently_viewed },
    ]),
  );
}

/** Cards with the mark that whoever looks at them gave each home. */
export async function markCards(
  context: Context,
  cards: ListingCardFacts[],
): Promise<ListingCardFacts[]> {
  const marks = await findMarks(
    context,
    cards.map(({ mlsNumber }) => mlsNumber),
  );
  if (marks.size === 0) return cards;
  return cards.map((card) => ({ ...card, mark: marks.get(card.mlsNumber)?.mark ?? null }));
}

/** The mark that whoever looks at this page gave one home. */
export async function findMark(context: Context, mlsNumber: string): Promise<HomeMark | null> {
  const marks = await findMarks(context, [mlsNumber]);
  return [...marks.values()][0]?.mark ?? null;
}

/** What a browser sends once it has shown a home's page to a visitor. */
export interface ViewReport {
  path: string;
  body: string;
}

/**
 * Tells of a view of a home's page: at once for whoever is signed in, as the page is asked for, so
 * that their list needs no script. A visitor's view is told by the browser once the page is really
 * shown, by what is answered here; without script it does not count. Fetching ahead is no view.
 */
export async function reportView(
  { context, request }: { context: Context; request: Request },
  mlsNumber: string,
): Promise<ViewReport | null> {
  const body = { listingid: mlsNumber, userid: NOBODY };
  if (!context.get(isSignedInContext)) {
    return { path: `/api/v1/${listingPaths.saveHomeView}`, body: JSON.stringify(body) };
  }
  const { headers } = request;
  if (/prefetch/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)) return null;
  await orNull(
    callApi<Endpoints['saveHomeView']>(context.get(apiContext), {
      method: 'POST',
      path: listingPaths.saveHomeView,
      body,
    }),
  );
  return null;
}

/** One page of the person's list, ready to read. Throws {@link ApiError}. */
export async function getKeptHomes(
  api: Api,
  wish: { list: KeptList; sort: KeptSort; page: number; now: Date; signal?: AbortSignal },
): Promise<{ homes: KeptHomeFacts[]; total: number; showing: string }> {
  const { list, sort, page, now, signal } = wish;
  const answer = await callApi<Endpoints['getKeptHomes']>(api, {
    method: 'GET',
    path: listingPaths.keptHomes,
    query: { list, sortby: sort, pageNo: page, pageSize: KEPT_PAGE_SIZE },
    signal,
  });
  return {
    homes: answer.value.map((wire) => readKeptHome(wire, list, now)),
    total: answer.odatacount,
    showing: answer.showingresult,
  };
}

/** The two flags of the wire as a mark. */
export function readMark(flags: { favorites: boolean; dislikes: boolean }): HomeMark | null {
  return flags.favorites ? 'favourite' : flags.dislikes ? 'dislike' : null;
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
