import type { AnswerOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { atomically, type Services } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { findAlertState, turnAlertsOff } from '../searches/saved-search-store.ts';
import { requireAlertScope } from './alert-token.ts';

type LinkServices = Pick<Services, 'db' | 'secrets'>;

/**
 * What an unsubscribe link would stop. Viewing it changes nothing, since email scanners open links.
 */
export async function getAlertLink(
  { db, secrets }: LinkServices,
  { token }: { token: string },
): Promise<AnswerOf<typeof savedEndpoints.getAlertLink>> {
  const state = await findAlertState(db, requireAlertScope(secrets, token));
  if (!state) return refuseSaved('alert-link-unreadable');
  return { searchName: state.name, isOff: state.isOff };
}

/**
 * Stops the alerts of a link, immediately and without a sign-in; repeating it is harmless.
 */
export async function stopAlerts(
  { db, secrets }: LinkServices,
  { token }: { token: string },
): Promise<AnswerOf<typeof savedEndpoints.stopAlerts>> {
  const scope = requireAlertScope(secrets, token);
  return atomically(db, async (tx) => {
    const state = await findAlertState(tx, scope);
    if (!state) return refuseSaved('alert-link-unreadable');
    await turnAlertsOff(tx, scope);
    return { searchName: state.name, isOff: true };
  });
}
