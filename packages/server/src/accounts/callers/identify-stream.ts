import { type Identify, refuse, type Services } from '#platform';
import { sessionsEnded } from '../account-events.ts';
import { openAccounts } from '../accounts-services.ts';
import { identifyCaller } from './identify-caller.ts';

/**
 * Who opens a stream of live messages, by the token of any other call. Streams check for themselves
 * whether that session is still open, and end with it; opening one is no use of the session
 * . A session that sees the office as someone else has none.
 */
export function identifyStream(services: Services): Identify {
  const { callers } = openAccounts(services);
  services.live.identifyBy(async (sessionId) => {
    const caller = await callers.look(sessionId);
    return caller?.seeingAs ? null : caller;
  });
  services.live.endOn(sessionsEnded, ({ sessionIds }) => sessionIds);
  const identify = identifyCaller(services, { isUse: false });
  return async (request) => {
    const caller = await identify(request);
    return caller?.seeingAs ? refuse('seeing-as') : caller;
  };
}
