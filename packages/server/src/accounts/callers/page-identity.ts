import { accountCookies } from '@homestead/contract/accounts';
import { type PageIdentity, readCookie, type Services, sha256 } from '#platform';
import { openAccounts } from '../accounts-services.ts';
import { readSessionCookie, type SessionCookie } from '../sessions/refresh-secret.ts';
import { GRACE_SECONDS, judgeSecret } from '../sessions/refresh-session.ts';
import { findSecret, markSecretUsed } from '../sessions/session-secret-store.ts';
import { Remembered } from '../tokens/remembered.ts';

/** The account page at its two paths, where people send a photo. */
const PHOTO_PAGES = ['/property-list/account', '/accountsetting'];
const REMEMBERED_MAX = 5000;
/** A token is renewed while it is still valid long enough for a slow page. */
const SPARE_MS = 60_000;

/**
 * Who a page is rendered for: the session cookie gives a token for the page's in-process calls. A
 * page never rotates the cookie's secret, since its answer may be lost or shown again.
 */
export function identifyPage(services: Services): PageIdentity {
  const accounts = openAccounts(services);
  const tokens = new Remembered<string>(REMEMBERED_MAX);

  const makeToken = async (cookie: SessionCookie, hash: Buffer): Promise<string | null> => {
    const { sessionId } = cookie;
    const [caller, secret] = await Promise.all([
      accounts.callers.owner(sessionId),
      findSecret(accounts.db, { hash, sessionId, graceSeconds: GRACE_SECONDS }),
    ]);
    if (!caller || !secret || judgeSecret(secret) === 'stolen') return null;
    if (!secret.isUsed) await markSecretUsed(accounts.db, hash);
    const { jwtToken, untilMs } = await accounts.tokens.issue(caller);
    tokens.keep(keyOf(hash), jwtToken, untilMs - SPARE_MS);
    return jwtToken;
  };

  return {
    filePages: PHOTO_PAGES,
    cookieName: accountCookies.session,
    async tokenOf(cookies) {
      const cookie = readSessionCookie(readCookie(cookies, accountCookies.session));
      if (!cookie) return null;
      const hash = sha256(cookie.secret);
      return tokens.find(keyOf(hash)) ?? makeToken(cookie, hash);
    },
    forget(cookies) {
      const cookie = readSessionCookie(readCookie(cookies, accountCookies.session));
      if (cookie) tokens.forget(keyOf(sha256(cookie.secret)));
    },
  };
}

function keyOf(hash: Buffer): string {
  return hash.toString('base64url');
}
