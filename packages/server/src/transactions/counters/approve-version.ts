import type { OfferSide } from '@homestead/contract/transactions';
import type { Actor, DatabaseTransaction, Services } from '#platform';
import { requireSpeaker } from '../listing-files/speak-for-side.ts';
import { moveOffer, requireAcceptable } from '../offers/move-offer.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { insertApproval } from './offer-version-store.ts';

/** Who says yes, and for which side. */
export interface Approver {
  side: OfferSide;
  name: string;
  /** Such as Client, or Seller’s agent. */
  role: string;
  /** Our client, or the other side’s agent of the directory. */
  leadId?: string | null;
  partyId?: string | null;
}

interface Approval {
  offer: OfferRow;
  versionNumber: number;
  by: Approver;
  at: Date;
  /** How it is known, such as the client’s page and device. */
  evidence?: Readonly<Record<string, unknown>>;
  /** Who wrote it down: the actor, or null where the client did it through a link. */
  recordedBy?: string | null;
  note?: string;
}

/**
 * Notes that someone approved a version of a locked offer. Where they are of the side that
 * answers it, that accepts the offer at these terms, as `moveOffer` does; an approval of the side
 * that made the version is only noted. Refuses (offer-version-not-found) a version that isn't
 * there, (offer-version-replaced) one that isn't the newest, (offer-expired) one whose time is
 * over, (offer-answered) an offer that was answered, with who did, and who doesn't speak for that
 * side.
 */
export async function approveVersion(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  { offer, versionNumber, by, at, ...given }: Approval,
): Promise<OfferRow> {
  const { evidence = {}, recordedBy = actor.caller.personId, note = '' } = given;
  const newest = await requireAcceptable(tx, offer, { versionNumber, now: at });
  await requireSpeaker(tx, actor, offer, [by.side]);
  const { side, name, role, leadId = null, partyId = null } = by;
  await insertApproval(tx, {
    ...{ offerId: offer.id, versionNumber, side, name, role, leadId, partyId, evidence, at },
    by: recordedBy,
  });
  if (side === newest?.made_by) return offer;
  const step = { state: 'accepted' as const, now: at, note, by: recordedBy };
  return moveOffer(services, tx, actor, offer, step);
}
