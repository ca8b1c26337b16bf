import type { WireOfferForClient } from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findLead } from '#leads';
import { type Caller, findName, type Queryable } from '#platform';
import { mayWriteOffers } from '../may-write-offers.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { isReminded } from '../reminders/is-reminded.ts';
import { selectApprovals } from './approval-store.ts';
import { asksApproval } from './asks-approval.ts';
import { type ClientLinkRow, selectClientLinks } from './client-link-store.ts';
import { reachClient } from './send-offer-link.ts';
import { termsOfApproval } from './terms-of-approval.ts';
import { withCurrentTerms } from './with-current-terms.ts';

/** What the client of an offer was sent and approved, for staff: never a link's key. */
export async function presentForClient(
  db: Queryable,
  caller: Caller,
  stored: OfferRow,
): Promise<WireOfferForClient> {
  const offer = await withCurrentTerms(db, stored);
  const links = await selectClientLinks(db, { offerId: offer.id });
  const lead = offer.lead_id ? await findLead(db, caller, offer.lead_id) : null;
  const { client, reason } = await reachClient(db, offer);
  const { hash } = termsOfApproval(offer);
  const given = await selectApprovals(db, offer.id);
  const approvals = given.map((approval) => ({
    ...{ name: approval.name, at: approval.approved_at.toISOString() },
    ...{ version: approval.offer_version, isDraft: approval.is_draft },
    isCurrent: approval.terms_hash === hash,
  }));
  const reminded = await isReminded(db, stored.lead_id, stored.reminded_lead_id);
  return {
    ...{ client: lead?.name ?? null, email: lead && reason === null ? client.email : null },
    asksApproval: await asksApproval(db, offer, { leadId: client?.id, approvals: given }),
    links: await presentLinks(db, caller, links),
    approvals,
    reason,
    isReminded: reminded,
    abilities: linkedAbilities(caller, { reason, isReminded: reminded }),
  };
}

/** What staff may do about a page that is sent by links. */
export const linkedAbilities = (
  caller: Caller,
  { reason, isReminded }: Pick<WireOfferForClient, 'reason' | 'isReminded'>,
): WireOfferForClient['abilities'] => {
  if (!mayWriteOffers(caller)) return [];
  if (reason === null) return ['send', 'remind'];
  return isReminded ? ['remind'] : [];
};

/** Links as staff see them: never a key or an address. */
export async function presentLinks(
  db: Queryable,
  caller: Caller,
  links: readonly ClientLinkRow[],
): Promise<WireOfferForClient['links']> {
  const people = await namePeople(db, [...new Set(links.flatMap(({ sent_by }) => sent_by ?? []))]);
  const now = new Date();
  const mayEnd = mayWriteOffers(caller);
  return links.map((link) => {
    const state = stateOf(link, now);
    return {
      ...{ id: link.id, state, sentAt: link.sent_at.toISOString() },
      sentBy: findName(people, link.sent_by),
      openedAt: link.opened_at?.toISOString() ?? null,
      expiresAt: link.expires_at.toISOString(),
      abilities: mayEnd && (state === 'sent' || state === 'opened') ? ['end' as const] : [],
    };
  });
}

function stateOf(link: ClientLinkRow, now: Date): WireOfferForClient['links'][number]['state'] {
  if (link.revoked_at !== null) return 'ended';
  if (link.expires_at <= now) return 'expired';
  return link.opened_at === null ? 'sent' : 'opened';
}
