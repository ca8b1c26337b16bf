import { leadClientStages } from '@homestead/contract/leads';
import type { Actor, DatabaseTransaction } from '#platform';
import { lockAnyLead } from '../inquiries/lead-store.ts';
import { changeLead } from './change-lead.ts';
import { findStages } from './record-store.ts';

/**
 * Moves a lead to the stage Client, in the caller's commit, because they have a home under contract
 * . One that is or was a client stays in its stage; a lead that was merged moves as the one
 * it was merged into.
 */
export async function becomeClient(
  tx: DatabaseTransaction,
  actor: Actor,
  leadId: string,
): Promise<void> {
  const found = await lockAnyLead(tx, leadId);
  const lead = found?.merged_into_id ? await lockAnyLead(tx, found.merged_into_id) : found;
  if (!lead || lead.erased_at !== null) return;
  const stages = await findStages(tx, leadClientStages);
  const client = stages.find(({ code }) => code === 'clients');
  if (!client || stages.some(({ id }) => id === lead.stage_id)) return;
  await changeLead(tx, actor, lead, { set: { stage_id: client.id } });
}
