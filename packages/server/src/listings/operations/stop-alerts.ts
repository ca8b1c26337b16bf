import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import { requireAlertScope } from '../saved-searches/alert-token.ts';
import { findAlertState, turnAlertsOff } from '../saved-searches/saved-search-store.ts';
import { refuseListing } from '../search/refuse-listing.ts';

type LinkHouse = Pick<House, 'db' | 'secrets'>;

/** What the link of a mail would stop; looking does nothing, since mail scanners open links. */
export async function getAlertLink(
  { db, secrets }: LinkHouse,
  { token }: { token: string },
): Promise<AnswerOf<typeof listingEndpoints.getAlertLink>> {
  const state = await findAlertState(db, requireAlertScope(secrets, token));
  if (!state) return refuseListing('alert-link-unreadable');
  return { filter_name: state.name, off: state.isOff };
}

/** Stops the alerts of a link, without a sign-in and at once (decision 23); again is harmless. */
export async function stopAlerts(
  { db, secrets }: LinkHouse,
  { token }: { token: string },
): Promise<AnswerOf<typeof listingEndpoints.stopAlerts>> {
  const scope = requireAlertScope(secrets, token);
  return atomically(db, async (tx) => {
    const state = await findAlertState(tx, scope);
    if (!state) return refuseListing('alert-link-unreadable');
    await turnAlertsOff(tx, scope);
    return { filter_name: state.name, off: true };
  });
}
