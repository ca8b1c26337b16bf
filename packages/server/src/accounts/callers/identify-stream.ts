import type { Caller, Services } from '#platform';
import { sessionsEnded } from '../account-events.ts';
import { openAccounts } from '../accounts-services.ts';
import { identifyPage } from './page-identity.ts';

/**
 * Who opens a stream of live messages, by the session cookie. Streams check for themselves whether
 * that session is still open, and end with it.
 */
export function identifyStream(services: Services): (cookies: string) => Promise<Caller | null> {
  const { callers, tokens } = openAccounts(services);
  const page = identifyPage(services);
  services.live.identifyBy((sessionId) => callers.look(sessionId));
  services.live.endOn(sessionsEnded, ({ sessionIds }) => sessionIds);
  return async (cookies) => {
    const token = await page.tokenOf(cookies);
    const sessionId = token === null ? null : await tokens.sessionOf(token);
    return sessionId === null ? null : callers.look(sessionId);
  };
}
