import type { WireOfferForClient } from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findLead } from '#leads';
import { type Caller, findName, type Queryable } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { selectApprovals } from './approval-store.ts';
import { type ClientLinkRow, selectClientLinks } from './client-link-store.ts';
import { reachClient } from './send-offer-link.ts';
import { termsOfApproval } from './terms-of-approval.ts';
import { withCurrentTerms } from './with-current-terms.ts';

/** What the client of an offer was sent and approved, for staff: never a link's key or address. */
export async function presentForClient(
  db: Queryable,
  caller: Caller,
  stored: OfferRow,
): Promise<WireOfferForClient> {
  const offer = await withCurrentTerms(db, stored);
  const links = await selectClientLinks(db, offer.id);
  const people = await namePeople(db, [...new Set(links.flatMap(({ sent_by }) => sent_by ?? []))]);
  const lead = offer.lead_id ? await findLead(db, caller, offer.lead_id) : null;
  const { reason } = await reachClient(db, offer);
  const { hash } = termsOfApproval(offer);
  const now = new Date();
  return {
    client: lead?.name ?? null,
    links: links.map((link) => {
      const state = stateOf(link, now);
      return {
        ...{ id: link.id, state, sentAt: link.sent_at.toISOString() },
        sentBy: findName(people, link.sent_by),
        openedAt: link.opened_at?.toISOString() ?? null,
        expiresAt: link.expires_at.toISOString(),
        abilities: state === 'sent' || state === 'opened' ? ['revoke' as const] : [],
      };
    }),
    approvals: (await selectApprovals(db, offer.id)).map((approval) => ({
      ...{ name: approval.name, at: approval.approved_at.toISOString() },
      ...{ version: approval.offer_version, isDraft: approval.is_draft },
      isCurrent: approval.terms_hash === hash,
    })),
    reason,
    abilities: reason === null ? ['send'] : [],
  };
}

function stateOf(link: ClientLinkRow, now: Date): WireOfferForClient['links'][number]['state'] {
  if (link.revoked_at !== null) return 'revoked';
  if (link.expires_at <= now) return 'expired';
  return link.opened_at === null ? 'sent' : 'opened';
}
