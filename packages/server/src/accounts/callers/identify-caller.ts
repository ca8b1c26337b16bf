import { BACKGROUND_COOKIE } from '@homestead/contract/platform';
import { type Identify, readCookie, refuse, type Services } from '#platform';
import { openAccounts } from '../accounts-services.ts';
import { identifyProgram } from '../api-keys/identify-program.ts';
import { readKey } from '../api-keys/new-api-key.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Identifies the caller: the token is verified once and remembered until it expires, the session is
 * read on every call, which counts as a use of it unless the page reloads in the background or
 * `isUse` is false. Refuses with `signed-out` unless it is a valid token of a valid session. An API
 * key is looked up by its hash instead, see {@link identifyProgram}.
 */
export function identifyCaller(services: Services, { isUse = true } = {}): Identify {
  const accounts = openAccounts(services);
  return async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const key = readKey(authorization);
    if (key) return identifyProgram(accounts, request, key);
    const token = BEARER.exec(authorization)?.[1];
    const sessionId = token ? await accounts.tokens.sessionOf(token) : null;
    const isBackground = readCookie(request.headers.cookie, BACKGROUND_COOKIE) !== null;
    const known = isBackground || !isUse ? 'look' : 'find';
    const caller = sessionId ? await accounts.callers[known](sessionId) : null;
    return caller ?? refuse('signed-out');
  };
}
