import { accountCookies } from '@homestead/contract/accounts';
import { cookieIn, cookieText } from './cookie-text.ts';

const KEPT_SECONDS = 30 * 60;
const LONGEST = 2000;
/** First segments that nobody comes back to: calls, steps of signing in, files. */
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

/** The cookie that remembers which page a person wanted before signing in: a path of our own. */
export function wantedPageCookie(path: string): string {
  return cookieText(accountCookies.wanted, path, { seconds: KEPT_SECONDS });
}

/** Forgets the wanted page. */
export const forgetWantedPage = cookieText(accountCookies.wanted, '', { seconds: 0 });

/** Remembers the page that is shown, for an action that needs a sign-in. */
export function rememberThisPage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = wantedPageCookie(window.location.pathname + window.location.search);
}

/**
 * The wanted page that a Cookie header remembers, null when there is none or it is not one to go
 * to.
 */
export function readWantedPage(cookies: string | null, origin: string): string | null {
  return readOwnPath(cookieIn(cookies, accountCookies.wanted), origin);
}

/**
 * A path that the browser gave back, null when it is not one to go to: one leading slash, an
 * address of `origin`, neither a call nor a step of signing in, no file.
 */
export function readOwnPath(path: string | null, origin: string): string | null {
  if (!path || path.length > LONGEST || !/^\/(?![/\\])/.test(path)) return null;
  if (/[\p{Cc}\\]/u.test(path) || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) return null;
  const [, first = ''] = url.pathname.toLowerCase().split('/');
  if (NEVER_WANTED.has(first) || first.includes('.')) return null;
  return url.pathname + url.search + url.hash;
}
