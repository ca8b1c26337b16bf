import { NOBODY, readCall } from '@homestead/contract/platform';
import { type SavedList, type SavedSort, savedCalls } from '@homestead/contract/saved';
import type { RouterContextProvider } from 'react-router';
import {
  type Api,
  ApiError,
  apiContext,
  isFetchedAhead,
  isSignedInContext,
  orNull,
} from '#platform';
import { saved } from '../client.ts';
import type { ReactionsByHome } from './home-reactions.tsx';
import { readSavedHome, type SavedHomeFacts } from './read-saved-home.ts';

type Context = Readonly<RouterContextProvider>;

const MAX_AT_ONCE = 100;
export const HOMES_A_PAGE = 20;

/**
 * Which of at most 100 homes the signed-in person has favorited or disliked, by MLS number. Makes
 * no call for visitors. A failed call doesn't stop the page.
 */
export async function findReactions(
  context: Context,
  mlsNumbers: readonly string[],
): Promise<ReactionsByHome> {
  if (mlsNumbers.length === 0 || !context.get(isSignedInContext)) return {};
  const answer = await orNull(() =>
    saved.getHomeReactions(
      { mlsNumbers: mlsNumbers.slice(0, MAX_AT_ONCE) },
      { api: context.get(apiContext) },
    ),
  );
  return Object.fromEntries(
    (answer?.value ?? []).flatMap(({ mlsNumber, reaction }) =>
      reaction ? [[mlsNumber, reaction]] : [],
    ),
  );
}

/** What a browser sends once it has shown a home's page to a visitor. */
export interface ViewReport {
  path: string;
  body: string;
}

/**
 * Reports a view of a home's page. For people who are signed in, the server reports it when the
 * page is requested, so their list works without script. For visitors, the browser sends the
 * answered report once the page is really shown; without script it isn't counted, and neither is
 * prefetching.
 */
export async function reportView(
  { context, request }: { context: Context; request: Request },
  mlsNumber: string,
): Promise<ViewReport | null> {
  const body = { listingid: mlsNumber, userid: NOBODY };
  if (!context.get(isSignedInContext)) {
    return {
      path: `/api/v1/${readCall(savedCalls.saveHomeView).path}`,
      body: JSON.stringify(body),
    };
  }
  if (isFetchedAhead(request)) return null;
  await orNull(() => saved.saveHomeView(body, { api: context.get(apiContext) }));
  return null;
}

/** One page of the person's list, as finished text. Throws {@link ApiError}. */
export async function getSavedHomes(
  api: Api,
  query: { list: SavedList; sort: SavedSort; page: number; now: Date; signal?: AbortSignal },
): Promise<{ homes: SavedHomeFacts[]; total: number }> {
  const { list, sort, page, now, signal } = query;
  const answer = await saved.getSavedHomes(
    { list, sort, page, pageSize: HOMES_A_PAGE },
    { api, signal },
  );
  return {
    homes: answer.data.map((wire) => readSavedHome(wire, list, now)),
    total: answer.total,
  };
}
