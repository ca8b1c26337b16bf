import {
  accountCookies,
  sessionEndNotice,
  type signInEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import {
  ApiError,
  apiContext,
  cookieIn,
  cookieText,
  isSignedInContext,
  orNull,
  plainPath,
} from '#platform';
import { signIn } from '../clients.ts';
import { noticeCookie } from './notices.ts';
import { wantedPageCookie } from './wanted-page.ts';

/** The signed-in person and their current permissions, from `User/Session`. */
export type PersonSession = AnswerOf<typeof signInEndpoints.getSession>['data'];

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/**
 * The signed-in person, null for a visitor. Makes no call if the browser has no valid session.
 * Throws {@link ApiError} if the call fails.
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

const SEARCH_PAGE = '/property-list';
/** Makes the search page ask the visitor to sign in, once. */
const refusedPage = /* @__PURE__ */ cookieText(accountCookies.ask, '1', {
  seconds: 60,
  isHidden: true,
});

/**
 * The signed-in person. Redirects a visitor and remembers the page for after the sign-in:
 * `otherwise` is '/property-list' for portal pages, where the sign-in sheet is open, and '/login'
 * for staff pages. The next page says so
 * and why if a session has ended.
 */
export async function requirePerson(
  args: Asked,
  otherwise: typeof SEARCH_PAGE | '/login' = SEARCH_PAGE,
): Promise<PersonSession> {
  const person = await findPerson(args);
  // The portal is personal, so it isn't shown while seeing as someone else.
  const isPersonal = otherwise === SEARCH_PAGE && person?.seeingAs?.isOver === false;
  if (isPersonal) throw redirect('/forbidden');
  if (person) return person;
  const { pathname, search } = new URL(args.request.url);
  const wanted = plainPath(pathname) + search;
  const headers = new Headers([['set-cookie', wantedPageCookie(wanted)]]);
  if (otherwise === SEARCH_PAGE) headers.append('set-cookie', refusedPage);
  const hadSession = cookieIn(args.request.headers.get('cookie'), accountCookies.session) !== null;
  // A new document keeps what was typed: only closing a form drops its draft.
  const lead = otherwise === '/login' || hadSession ? redirectDocument : redirect;
  if (hadSession) {
    const ask = { api: args.context.get(apiContext), signal: args.request.signal };
    const end = await orNull(() => signIn.getSessionEnd({}, ask));
    headers.append('set-cookie', noticeCookie(sessionEndNotice(end?.data.why ?? null)));
  }
  throw lead(otherwise, { headers });
}
