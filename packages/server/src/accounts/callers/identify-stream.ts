import type { Identify, Services } from '#platform';
import { sessionsEnded } from '../account-events.ts';
import { openAccounts } from '../accounts-services.ts';
import { identifyCaller } from './identify-caller.ts';

/**
 * Who opens a stream of live messages, by the token of any other call. Streams check for themselves
 * whether that session is still open, and end with it; opening one is no use of the session
 * (R-106).
 */
export function identifyStream(services: Services): Identify {
  const { callers } = openAccounts(services);
  services.live.identifyBy((sessionId) => callers.look(sessionId));
  services.live.endOn(sessionsEnded, ({ sessionIds }) => sessionIds);
  return identifyCaller(services, { isUse: false });
}
