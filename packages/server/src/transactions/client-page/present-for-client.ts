import type { WireOfferForClient } from '@homestead/contract/transactions';
import { findLead } from '#leads';
import type { Caller, Queryable } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { isReminded } from '../reminders/is-reminded.ts';
import { selectApprovals } from './approval-store.ts';
import { asksApproval } from './asks-approval.ts';
import { selectClientLinks } from './client-link-store.ts';
import { linkedAbilities, presentLinks } from './linked-page.ts';
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
