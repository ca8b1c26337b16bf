import type { OfferState } from '@homestead/contract/transactions';
import { type DatabaseTransaction, recordChanges, recordEvent, type Services } from '#platform';
import { answerNewestVersion, insertVersion } from '../counters/offer-version-store.ts';
import { versionTermsOf } from '../counters/version-terms.ts';
import { offerChanged } from '../transaction-events.ts';
import type { OfferRow } from './offer-columns.ts';
import { tellMoved } from './offer-news.ts';
import { insertStep, storeState } from './offer-store.ts';
import { OFFER_RECORD } from './offer-table.ts';

/**
 * Puts a locked offer into a state, with its step, the history and the news of it, and with what
 * that means for its newest version: submitting stores the first one, an answer closes it.
 * Answers the offer and the step's id.
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
    expiresAt = offer.expires_at,
    at = new Date(),
  }: Reached,
): Promise<{ moved: OfferRow; stepId: number }> {
  const moved = await storeState(tx, offer.id, { state, isBackup, expiresAt });
  const stepId = await insertStep(tx, { offerId: offer.id, state, doneBy: by, at, note });
  await answerNewestVersion(tx, offer.id, { state, by, at });
  if (state === 'submitted') {
    await insertVersion(tx, {
      ...{ offerId: offer.id, number: 1, madeBy: 'buyer', expiresAt, by, at, note: '' },
      ...{ terms: versionTermsOf(offer), changes: {} },
    });
  }
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

interface Reached {
  state: OfferState;
  by: string | null;
  note?: string;
  isBackup?: boolean;
  expiresAt?: Date | null;
  at?: Date;
}
