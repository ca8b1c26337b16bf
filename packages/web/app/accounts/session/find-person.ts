import type { signInEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { ApiError, apiContext, isSignedInContext } from '#platform';
import { signIn } from '../clients.ts';
import { wantedPageCookie } from './wanted-page.ts';

/** Who is signed in and what they hold at this moment, as `User/Session` answers. */
export type PersonSession = AnswerOf<typeof signInEndpoints.getSession>['data'];

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/**
 * Who is signed in, null for a visitor; nothing is asked when the browser carries no session that
 * stands. Throws {@link ApiError} when the service could not say.
 */
export async function findPerson({ context, request }: Asked): Promise<PersonSession | null> {
  if (!context.get(isSignedInContext)) return null;
  try {
    const { data } = await signIn.getSession(
      {},
      { api: context.get(apiContext), signal: request.signal },
    );
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * Who is signed in. A visitor is led away and the page remembered for after the sign-in
 * `otherwise` is '/property-list' for pages of the portal, '/login' for the staff's.
 */
export async function requirePerson(
  args: Asked,
  otherwise: '/property-list' | '/login' = '/property-list',
): Promise<PersonSession> {
  const person = await findPerson(args);
  if (person) return person;
  const { pathname, search } = new URL(args.request.url);
  const wanted = pathname.replace(/\.data$/, '') + search;
  const lead = otherwise === '/login' ? redirectDocument : redirect;
  throw lead(otherwise, { headers: { 'set-cookie': wantedPageCookie(wanted) } });
}
