import { accountCookies } from '@homestead/contract/accounts';

const KEPT_SECONDS = 30 * 60;

/** The cookie that remembers which page a person wanted before signing in: a path of our own. */
export function wantedPageCookie(path: string): string {
  return `${accountCookies.wanted}=${encodeURIComponent(path)}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax`;
}
