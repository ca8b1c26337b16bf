import { accountPaths, type signInEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import { wantedPageCookie } from '#accounts';
import { ApiError, apiContext, callApi } from '#platform';

/** Who works in the office, and what they hold at this moment. */
export type OfficeSession = AnswerOf<typeof signInEndpoints.session>['data'];

/**
 * The session of a page of the office. Leads a visitor to /login, which remembers the page; a
 * person who is no staff, or does not hold `permission`, to /forbidden; one whose rights rest
 * until two-step sign-in is set up there too, with the reason.
 */
export async function requireOffice(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  permission: string | null,
): Promise<OfficeSession> {
  const session = await findSession({ context, request });
  if (!session) throw toLogin(request);
  if (session.side !== 'staff') throw redirect('/forbidden');
  if (permission === null) return session;
  if (session.must_set_up_two_step) throw redirect('/forbidden?why=two-step');
  if (!session.permissions.includes(permission)) throw redirect('/forbidden');
  return session;
}

/** Who is signed in, null for a visitor. */
export async function findSession({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<OfficeSession | null> {
  try {
    const { data } = await callApi<typeof signInEndpoints.session>(context.get(apiContext), {
      method: 'GET',
      path: accountPaths.session,
      signal: request.signal,
    });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function toLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, '') + search;
  return redirect('/login', { headers: { 'set-cookie': wantedPageCookie(path) } });
}

/** The session inside the office's pages. */
export function useOfficeSession(): OfficeSession {
  const data = useRouteLoaderData('office') as { session: OfficeSession } | undefined;
  if (!data) throw new Error('useOfficeSession is called outside the office');
  return data.session;
}
