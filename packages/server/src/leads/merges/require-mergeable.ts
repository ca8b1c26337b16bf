import { type Caller, type Queryable, refuse } from '#platform';
import { lockLeadsToChange } from '../bulk/bulk-lead-store.ts';
import { refuseMerged } from '../details/lead-details.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { duplicateMessages } from '../messages/duplicates.ts';
import { refuseLead } from '../refuse-lead.ts';
import { selectWithinScope } from './merge-store.ts';

/** Refuses (bad-input) a lead that is compared with itself. */
export function requireTwo(one: string, other: string, field: string): void {
  if (one !== other) return;
  const message = duplicateMessages.sameLead();
  const label = duplicateMessages.otherLead();
  refuse('bad-input', { fields: [{ field, label, message }], message });
}

/**
 * Two leads in the caller's scope, held until the commit, always in the same order. Refuses one out
 * of sight (lead-not-found), one that was merged (lead-merged), and one that is seen but isn't the
 * caller's to work, such as an unclaimed one (merge-outside-scope).
 */
export async function lockBoth(
  tx: Queryable,
  caller: Caller,
  { survivorId, mergedId }: { survivorId: string; mergedId: string },
): Promise<{ survivor: LeadRow; merged: LeadRow }> {
  const ids = [survivorId, mergedId];
  const held = await lockLeadsToChange(tx, caller, ids);
  for (const id of ids) if (!held.has(id)) await refuseMerged(tx, caller, id);
  const [survivor, merged] = [held.get(survivorId), held.get(mergedId)];
  if (!survivor || !merged) return refuseLead('lead-not-found');
  const within = await selectWithinScope(tx, caller, ids);
  if (within.size < ids.length) refuseLead('merge-outside-scope');
  return { survivor, merged };
}
