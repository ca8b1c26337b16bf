import { type Identify, refuse, type Services } from '#platform';
import { openAccounts } from '../accounts-services.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Identifies the caller: the token is verified once and remembered until it expires, the session is
 * read on every call. Refuses with `signed-out` unless it is a valid token of a valid session.
 */
export function identifyCaller(services: Services): Identify {
  const accounts = openAccounts(services);
  return async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const token = BEARER.exec(authorization)?.[1];
    const sessionId = token ? await accounts.tokens.sessionOf(token) : null;
    const caller = sessionId ? await accounts.callers.find(sessionId) : null;
    return caller ?? refuse('signed-out');
  };
}
