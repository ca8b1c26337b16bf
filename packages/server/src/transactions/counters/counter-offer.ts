import {
  applyChanges,
  changesBetween,
  OFFER_VERSIONS_MAX,
  type OfferSide,
} from '@homestead/contract/transactions';
import type { Actor, DatabaseTransaction, Services } from '#platform';
import { requireSpeaker } from '../listing-files/speak-for-side.ts';
import { tellSenders } from '../listing-files/tell-senders.ts';
import { requireComplete, requireStep } from '../offers/move-offer.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { expiryOf } from '../offers/offer-findings.ts';
import { reachState } from '../offers/reach-state.ts';
import type { GivenTerms } from '../offers/read-wire-offer.ts';
import { requireParties } from '../offers/require-parties.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { findNewestVersion, hasOtherCounter, insertVersion } from './offer-version-store.ts';
import { termsOfVersion } from './version-terms.ts';

interface Counter {
  madeBy: OfferSide;
  /** What it changes, with its expiration. */
  given: GivenTerms;
  note: string;
  now: Date;
}

/**
 * Stores a counteroffer to a locked offer as its newest version, which replaces the one
 * before. Refuses (offer-answered, offer-expired, offer-not-submitted) an offer that doesn't wait
 * for an answer, (bad-input) parties that the directory doesn't have, (offer-incomplete) terms that
 * break a rule, (counter-unchanged), (too-many-versions), (listing-agent-answers, buying-side,
 * buyers-agent-answers) who doesn't speak for that side, and (other-counter-open) a
 * counteroffer of our own seller who has another one open.
 */
export async function counterOffer(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  offer: OfferRow,
  { madeBy, given, note, now }: Counter,
): Promise<OfferRow> {
  await requireStep(tx, offer, 'countered');
  const file = await requireSpeaker(tx, actor, offer, [madeBy]);
  if (offer.expires_at !== null && offer.expires_at <= now) refuseTransaction('offer-expired');
  const newest = await findNewestVersion(tx, offer.id);
  if (!newest) return refuseTransaction('offer-version-not-found');
  if (newest.number >= OFFER_VERSIONS_MAX) refuseTransaction('too-many-versions');
  const held = termsOfVersion(newest);
  const changes = changesBetween(held, { ...held, ...(await requireParties(tx, given)) });
  if (Object.keys(changes).length === 0) refuseTransaction('counter-unchanged');
  const terms = applyChanges(held, changes);
  requireComplete(terms, now);
  if (madeBy === 'seller' && file && !services.settings.SEVERAL_COUNTERS) {
    if (await hasOtherCounter(tx, offer, file, now)) refuseTransaction('other-counter-open');
  }
  const by = actor.caller.personId;
  const expiresAt = expiryOf(terms);
  const step = { state: 'countered' as const, by, note, expiresAt, at: now };
  const { moved } = await reachState(services, tx, offer, step);
  await insertVersion(tx, {
    ...{ offerId: offer.id, number: newest.number + 1, madeBy, terms, changes },
    ...{ expiresAt, by, at: now, note },
  });
  if (madeBy === 'seller') await tellSenders(services, tx, [moved], 'countered');
  return moved;
}
