import { type OfferState, openOfferStates } from '@homestead/contract/transactions';
import type { Queryable } from '#platform';
import { findNewestVersion } from '../counters/offer-version-store.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import type { ApprovalRow } from './approval-store.ts';
import { termsOfApproval } from './terms-of-approval.ts';

/** Whether the terms of an offer can be approved: it isn't answered, and its time isn't over. */
export const isApprovable = (
  { state, expires_at }: Pick<OfferRow, 'state' | 'expires_at'>,
  now: Date,
) =>
  (state === 'draft' || openOfferStates.includes(state as OfferState)) &&
  (expires_at === null || expires_at > now);

/**
 * Whether a client is asked to approve an offer with its current terms: a draft before it goes to
 * the seller, and a seller's counteroffer, unless they approved just these terms (paper 111). An
 * approval of other terms that wait for an answer is still taken: a page may have been open.
 * `approvals` are those of the offer.
 */
export async function asksApproval(
  db: Queryable,
  current: OfferRow,
  { leadId, approvals }: { leadId: string | undefined; approvals: readonly ApprovalRow[] },
): Promise<boolean> {
  if (!leadId || !isApprovable(current, new Date())) return false;
  const isDraft = current.state === 'draft';
  if (!isDraft && current.state !== 'countered') return false;
  const newest = isDraft ? null : await findNewestVersion(db, current.id);
  if (newest && newest.made_by !== 'seller') return false;
  const { hash } = termsOfApproval(current);
  return !approvals.some(({ lead_id, terms_hash }) => lead_id === leadId && terms_hash === hash);
}
