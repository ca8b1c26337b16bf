import type { Caller, Queryable } from '#platform';
import { nameOf } from '../full-name.ts';
import { findLeadInSight, lockLead } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { refuseLead } from '../refuse-lead.ts';

/**
 * A lead, or the one that it was merged into. Refuses (lead-not-found) a lead out of sight and one
 * that is erased.
 */
export async function requireLead(db: Queryable, caller: Caller, id: string): Promise<LeadRow> {
  return requireKept(await findLeadInSight(db, caller, id));
}

/**
 * A lead that the caller may change, held until the commit. Refuses (lead-merged) one that was
 * merged into another in their sight, naming that one, and (lead-not-found) as the above does.
 */
export async function lockLeadToChange(
  tx: Queryable,
  caller: Caller,
  id: string,
): Promise<LeadRow> {
  const lead = await lockLead(tx, caller, id);
  if (!lead) await refuseMerged(tx, caller, id);
  return requireKept(lead);
}

/** Refuses (lead-merged) a lead that was merged into one in the caller's sight. */
export async function refuseMerged(tx: Queryable, caller: Caller, id: string): Promise<void> {
  const survivor = await findLeadInSight(tx, caller, id);
  if (!survivor || survivor.id === id || survivor.erased_at !== null) return;
  const name = nameOf(survivor);
  const message = leadDetailMessages.mergedInto({ name, path: `/leads/${survivor.id}` });
  refuseLead('lead-merged', { message, replacedBy: survivor.id });
}

const requireKept = (lead: LeadRow | null) =>
  lead && lead.erased_at === null ? lead : refuseLead('lead-not-found');
