import { accountCookies } from '@homestead/contract/accounts';
import { cookieIn, cookieText, plainPath } from '#platform';

const KEPT_SECONDS = 30 * 60;
const LONGEST = 2000;
/** First segments of paths that are never a wanted page: calls, steps of signing in, files. */
const NEVER_WANTED = new Set([
  '',
  'api',
  'assets',
  'auth',
  'createnewpassword',
  'dev',
  'forgotpassword',
  'login',
  'register',
  'resetpassword',
  'signout',
  'verifyidentity',
]);

/** The cookie that remembers which page a person wanted before signing in, a path on our site. */
export function wantedPageCookie(path: string): string {
  return cookieText(accountCookies.wanted, path, { seconds: KEPT_SECONDS });
}

/** Forgets the wanted page. */
export const forgetWantedPage = cookieText(accountCookies.wanted, '', { seconds: 0 });

/** Remembers the current page, for an action that needs a sign-in. */
export function rememberThisPage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = wantedPageCookie(plainPath(window.location.pathname) + window.location.search);
}

/** The wanted page in a Cookie header; null if there is none or it is not allowed. */
export function readWantedPage(cookies: string | null, origin: string): string | null {
  return readOwnPath(cookieIn(cookies, accountCookies.wanted), origin);
}

/**
 * A path that the browser sent back, null if it is not allowed. It needs one leading slash and must
 * be on `origin`, and can’t be a call, a step of signing in or a file.
 */
export function readOwnPath(path: string | null, origin: string): string | null {
  if (!path || path.length > LONGEST || !/^\/(?![/\\])/.test(path)) return null;
  if (/[\p{Cc}\\]/u.test(path) || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  const pathname = plainPath(url.pathname);
  if (url.origin !== new URL(origin).origin) return null;
  const [, first = ''] = pathname.toLowerCase().split('/');
  if (NEVER_WANTED.has(first) || first.includes('.')) return null;
  return pathname + url.search + url.hash;
}
