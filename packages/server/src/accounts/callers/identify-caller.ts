import { type House, type Identify, refuse } from '#platform';
import { openAccounts } from '../accounts-house.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Who calls: the token is proven once and remembered until it runs out, the session is read at every
 * call. Refuses with `signed-out` what is no good token of a session that stands.
 */
export function identifyCaller(house: House): Identify {
  const accounts = openAccounts(house);
  return async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const token = BEARER.exec(authorization)?.[1];
    const sessionId = token ? await accounts.tokens.sessionOf(token) : null;
    const caller = sessionId ? await accounts.callers.find(sessionId) : null;
    return caller ?? refuse('signed-out');
  };
}
