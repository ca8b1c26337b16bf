import type { LeadDetailField } from '@homestead/contract/leads';
import type { Actor, DatabaseTransaction } from '#platform';
import { readDetails } from '../details/lead-detail-calls.ts';
import { detailColumns } from '../details/lead-detail-columns.ts';
import {
  lockLeadToChange,
  requireMayChange,
  requireUsableDetails,
} from '../details/lead-details.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { changeLead } from './change-lead.ts';
import { requireUnchanged } from './require-unchanged.ts';

/**
 * Changes one detail of a lead in the caller's sight. Refuses a lead out of sight (lead-not-found),
 * a field that the caller may not change (not-permitted), a choice that isn't offered (bad-input),
 * and, given the version that they read, one that someone else changed since (changed-meanwhile).
 */
export async function updateLeadField(
  tx: DatabaseTransaction,
  actor: Actor,
  given: {
    leadId: string;
    version: number | undefined;
    field: LeadDetailField;
    value: string | null | undefined;
  },
): Promise<LeadRow> {
  const { leadId, version, field, value } = given;
  const { caller } = actor;
  const lead = await lockLeadToChange(tx, caller, leadId);
  requireMayChange(caller, lead, { [field]: value });
  await requireUnchanged(tx, caller, lead, { columns: [detailColumns[field]], version });
  const set = readDetails({ [field]: value });
  await requireUsableDetails(tx, lead, set);
  return changeLead(tx, actor, lead, { set });
}
