import { BACKGROUND_COOKIE } from '@homestead/contract/platform';
import { type Identify, readCookie, refuse, type Services } from '#platform';
import { openAccounts } from '../accounts-services.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Identifies the caller: the token is verified once and remembered until it expires, the session is
 * read on every call, which counts as a use of it unless the page reloads in the background or
 * `isUse` is false. Refuses with `signed-out` unless it is a valid token of a valid session.
 */
export function identifyCaller(services: Services, { isUse = true } = {}): Identify {
  const accounts = openAccounts(services);
  return async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const token = BEARER.exec(authorization)?.[1];
    const sessionId = token ? await accounts.tokens.sessionOf(token) : null;
    const isBackground = readCookie(request.headers.cookie, BACKGROUND_COOKIE) !== null;
    const known = isBackground || !isUse ? 'look' : 'find';
    const caller = sessionId ? await accounts.callers[known](sessionId) : null;
    return caller ?? refuse('signed-out');
  };
}
