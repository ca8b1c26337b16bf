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

/** Two leads in the caller's sight, held until the commit. Refuses as {@link lockBoth} does. */
export async function lockPair(
  tx: Queryable,
  caller: Caller,
  ids: readonly [string, string],
): Promise<[LeadRow, LeadRow]> {
  const held = await lockLeadsToChange(tx, caller, ids);
  for (const id of ids) if (!held.has(id)) await refuseMerged(tx, caller, id);
  const [one, other] = [held.get(ids[0]), held.get(ids[1])];
  return one && other ? [one, other] : refuseLead('lead-not-found');
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
  const ids = [survivorId, mergedId] as const;
  const [survivor, merged] = await lockPair(tx, caller, ids);
  const within = await selectWithinScope(tx, caller, ids);
  if (within.size < ids.length) refuseLead('merge-outside-scope');
  return { survivor, merged };
}
