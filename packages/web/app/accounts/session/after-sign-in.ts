import type { WireSignedIn } from '@homestead/contract/accounts';
import { redirectDocument } from 'react-router';
import { localHref } from '#platform';
import { noticeCookie } from './notices.ts';
import { storeSession } from './stored-session.ts';
import { forgetWantedPage, readWantedPage } from './wanted-page.ts';

type Landing = Pick<WireSignedIn, 'landing'> & Partial<WireSignedIn>;

/** Where a person goes after signing in: the page they wanted, or their role's start page. */
export function pageAfterSignIn(
  { landing, must_set_up_two_step }: Landing,
  { cookies, origin }: { cookies: string | null; origin: string },
): string {
  const wanted = must_set_up_two_step ? null : readWantedPage(cookies, origin);
  return wanted ?? landing;
}

/**
 * The answer of a form that signed someone in: a redirect to a new document, since the whole page
 * changes, with a notice. The call sets the session's cookies.
 */
export function redirectSignedIn(request: Request, publicUrl: string, signedIn: Landing): Response {
  const given = { cookies: request.headers.get('cookie'), origin: publicUrl };
  const headers = new Headers([
    ['set-cookie', noticeCookie('signed-in')],
    ['set-cookie', forgetWantedPage],
  ]);
  return redirectDocument(pageAfterSignIn(signedIn, given), { headers });
}

/** The same in the browser, after a call that signed someone in. */
export function goOnSignedIn(signedIn: WireSignedIn): void {
  storeSession(signedIn);
  const given = { cookies: document.cookie, origin: window.location.origin };
  const page = pageAfterSignIn(signedIn, given);
  for (const cookie of [noticeCookie('signed-in'), forgetWantedPage]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = cookie;
  }
  window.location.assign(localHref(page));
}
