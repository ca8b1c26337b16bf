import type { MiddlewareFunction } from 'react-router';
import { ApiError, apiContext, isSignedInContext } from '#platform';
import { keepHome } from './keep-calls.ts';
import { doneContext } from './kept-notice.ts';
import { forgetWishes, readWishes, type Wish } from './wishes.ts';

/**
 * Before the first page after a sign-in is made: marks the homes that the visitor wanted to mark,
 * so that the page shows them marked. A home that is gone is left; what failed for another reason
 * is tried again on the next page.
 */
export const carryOutWishes: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const wishes = readWishes(request.headers.get('cookie'));
  if (wishes.length === 0 || !context.get(isSignedInContext) || !isShown(request)) return next();
  const api = context.get(apiContext);
  const kept: Wish[] = [];
  let isWhole = true;
  for (const wish of wishes) {
    try {
      if (await keepHome(api, wish.mark, wish.mlsNumber)) kept.push(wish);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0 || error.status >= 500) isWhole = false;
    }
  }
  const last = kept.at(-1);
  if (last) context.set(doneContext, last.mark);
  const response = await next();
  if (isWhole) response.headers.append('set-cookie', forgetWishes);
  return response;
};

/** A page that somebody opens: neither fetched ahead nor data for a page that stands. */
function isShown({ method, headers }: Request): boolean {
  const isAhead = /prefetch/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`);
  return method === 'GET' && !isAhead && (headers.get('accept') ?? '').includes('text/html');
}
