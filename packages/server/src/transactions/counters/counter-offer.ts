import {
  applyChanges,
  changesBetween,
  OFFER_VERSIONS_MAX,
  type OfferSide,
} from '@homestead/contract/transactions';
import type { Actor, DatabaseTransaction, Services } from '#platform';
import { dealOf, requireComplete, requireStep } from '../offers/move-offer.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { expiryOf } from '../offers/offer-findings.ts';
import { lockHome } from '../offers/offer-store.ts';
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
 * break a rule, (counter-unchanged), (too-many-versions), and (other-counter-open) a counteroffer
 * of a seller who has another one open for the home.
 */
export async function counterOffer(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  offer: OfferRow,
  { madeBy, given, note, now }: Counter,
): Promise<OfferRow> {
  await requireStep(tx, offer, 'countered');
  if (offer.expires_at !== null && offer.expires_at <= now) refuseTransaction('offer-expired');
  const newest = await findNewestVersion(tx, offer.id);
  if (!newest) return refuseTransaction('offer-version-not-found');
  if (newest.number >= OFFER_VERSIONS_MAX) refuseTransaction('too-many-versions');
  const held = termsOfVersion(newest);
  const changes = changesBetween(held, { ...held, ...(await requireParties(tx, given)) });
  if (Object.keys(changes).length === 0) refuseTransaction('counter-unchanged');
  const terms = applyChanges(held, changes);
  requireComplete(terms, now);
  if (madeBy === 'seller' && !services.settings.SEVERAL_COUNTERS) {
    await lockHome(tx, dealOf(offer).homeKey);
    if (await hasOtherCounter(tx, offer, now)) refuseTransaction('other-counter-open');
  }
  const by = actor.caller.personId;
  const expiresAt = expiryOf(terms);
  const step = { state: 'countered' as const, by, note, expiresAt, at: now };
  const { moved } = await reachState(services, tx, offer, step);
  await insertVersion(tx, {
    ...{ offerId: offer.id, number: newest.number + 1, madeBy, terms, changes },
    ...{ expiresAt, by, at: now, note },
  });
  return moved;
}
