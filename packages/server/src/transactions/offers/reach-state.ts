import type { OfferState } from '@homestead/contract/transactions';
import { type DatabaseTransaction, recordChanges, recordEvent, type Services } from '#platform';
import { offerChanged } from '../transaction-events.ts';
import type { OfferRow } from './offer-columns.ts';
import { tellMoved } from './offer-news.ts';
import { insertStep, storeState } from './offer-store.ts';
import { OFFER_RECORD } from './offer-table.ts';

/**
 * Puts a locked offer into a state, with its step, the history and the news of it. Answers the
 * offer and the step's id.
 */
export async function reachState(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  offer: OfferRow,
  {
    state,
    by,
    note = '',
    isBackup = false,
  }: { state: OfferState; by: string | null; note?: string; isBackup?: boolean },
): Promise<{ moved: OfferRow; stepId: number }> {
  const moved = await storeState(tx, offer.id, { state, isBackup });
  const stepId = await insertStep(tx, { offerId: offer.id, state, doneBy: by, note });
  await recordChanges(tx, [
    {
      ...{ kind: OFFER_RECORD, recordId: offer.id, what: 'edited', changedBy: by },
      ...{ before: { state: offer.state }, after: { state } },
    },
  ]);
  await recordEvent(tx, offerChanged, { offerId: offer.id, number: offer.number });
  await tellMoved(services, tx, moved, { state, by });
  return { moved, stepId };
}
