import type { MiddlewareFunction } from 'react-router';
import { ApiError, apiContext, isFetchedAhead, isSignedInContext } from '#platform';
import {
  forgetPendingFavorites,
  type PendingFavorite,
  readPendingFavorites,
} from './pending-favorites.ts';
import { saveHome } from './save-home.ts';
import { doneContext } from './save-notice.ts';

/**
 * Before the first page after a sign-in renders, saves the reactions that the visitor gave before,
 * so the page shows them. Homes that no longer exist are skipped; other failures are retried on the
 * next page.
 */
export const applyPendingFavorites: MiddlewareFunction<Response> = async (
  { context, request },
  next,
) => {
  const favorites = readPendingFavorites(request.headers.get('cookie'));
  if (favorites.length === 0 || !context.get(isSignedInContext) || !isShown(request)) return next();
  const api = context.get(apiContext);
  const saved: PendingFavorite[] = [];
  let isWhole = true;
  for (const favorite of favorites) {
    try {
      if (await saveHome(api, favorite.reaction, favorite.mlsNumber)) saved.push(favorite);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0 || error.status >= 500) isWhole = false;
    }
  }
  const last = saved.at(-1);
  if (last) context.set(doneContext, last.reaction);
  const response = await next();
  if (isWhole) response.headers.append('set-cookie', forgetPendingFavorites);
  return response;
};

/** A page that someone opens: not a prefetch, and not data for a page that is already open. */
function isShown(request: Request): boolean {
  const wantsPage = (request.headers.get('accept') ?? '').includes('text/html');
  return request.method === 'GET' && wantsPage && !isFetchedAhead(request);
}
