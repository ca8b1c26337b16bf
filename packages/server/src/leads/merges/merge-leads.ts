import type { LeadDetailField, mergeEndpoints } from '@homestead/contract/leads';
import { leadDetailLabels } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { notify } from '#messaging';
import {
  type Actor,
  type DatabaseTransaction,
  recordChanges,
  recordEvent,
  refuse,
  type Services,
} from '#platform';
import { detailColumns, LEAD_RECORD } from '../details/lead-detail-columns.ts';
import { isSubSourceOf } from '../details/lead-detail-store.ts';
import { requireMayChange } from '../details/lead-details.ts';
import { fullName, nameOf } from '../full-name.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inquiryMoved, leadChanged, leadMerged } from '../lead-events.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { leadMoved } from '../notifications/staff-notifications.ts';
import { LEADS_PATH } from '../notifications/tell-lead.ts';
import { requireMayAssign } from '../record/assign-lead.ts';
import { changeLead } from '../record/change-lead.ts';
import { requireUnchanged } from '../record/require-unchanged.ts';
import { hasOwnSearch } from '../record/share-search.ts';
import { refuseLead } from '../refuse-lead.ts';
import { passTasksOn } from '../tasks/task-handover.ts';
import { countAccounts } from './lead-account-store.ts';
import { insertMerge, joinTimes, keepAddresses, pointToSurvivor } from './merge-store.ts';
import { moveRows, moveSharedSearch, noteTaskOwners } from './moved-rows-store.ts';
import { lockBoth, requireTwo } from './require-mergeable.ts';

type Given = BodyOf<typeof mergeEndpoints.mergeLeads>;

/**
 * Merges a lead into another. All that belongs to it moves to the survivor, each row
 * noted, and its own values stay in its row, so that unmerging is exact. Refuses what `lockBoth`
 * refuses, the lead itself (bad-input), two accounts (merge-two-accounts), to lose an account
 * (merge-keeps-account), values that the caller may not change (not-permitted), and leads that
 * someone changed since they were compared (changed-meanwhile).
 */
export async function mergeLeads(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  given: Given,
): Promise<{ id: string; leadId: string }> {
  requireTwo(given.survivorId, given.mergedId, 'mergedId');
  const { survivor, merged } = await lockBoth(tx, actor.caller, given);
  if ((await countAccounts(tx, [survivor.id, merged.id])) > 1) refuseLead('merge-two-accounts');
  if (merged.person_id !== null && survivor.person_id === null) refuseLead('merge-keeps-account');
  const columns = Object.values(detailColumns);
  const version = given.survivorVersion;
  await requireUnchanged(tx, actor.caller, survivor, { columns, version });
  const ofMerged = { columns, version: given.mergedVersion };
  await requireUnchanged(tx, actor.caller, merged, ofMerged);
  const set = await readTaken(tx, actor, { survivor, merged, take: given.take });
  const columnsSet = Object.keys(set) as (keyof LeadRow)[];
  const before = Object.fromEntries(columnsSet.map((column) => [column, survivor[column]]));
  const pair = { survivorId: survivor.id, mergedId: merged.id };
  const by = actor.caller.personId;
  const id = await insertMerge(tx, { ...pair, by, before, after: set });
  await pointToSurvivor(tx, pair);
  await recordChanges(tx, [
    {
      ...{ kind: LEAD_RECORD, recordId: merged.id, what: 'merged', changedBy: by },
      ...{ before: { merged_into_id: null }, after: { merged_into_id: survivor.id } },
    },
  ]);
  const changed = await changeLead(tx, actor, survivor, { what: 'merged', set });
  const searchId = (await hasOwnSearch(tx, survivor))
    ? null
    : await moveSharedSearch(tx, { mergeId: id, from: merged.id, to: survivor.id });
  await joinTimes(tx, { mergeId: id, takesAgent: 'agent_id' in set, searchId });
  await moveRows(tx, { mergeId: id, from: merged.id, to: survivor.id });
  await keepAddresses(tx, id);
  await passTasks(tx, actor, id, { survivor, merged, agentId: changed.agent_id });
  await tell(services, tx, actor, { survivor, merged, changed });
  await noteActivity(tx, {
    ...{ leadId: survivor.id, kind: 'merged', doneBy: by },
    facts: { subject: nameOf(merged), mergeId: id },
  });
  for (const leadId of [survivor.id, merged.id]) {
    await recordEvent(tx, leadChanged, { leadId });
    await recordEvent(tx, inquiryMoved, { leadId });
  }
  await recordEvent(tx, leadMerged, { leadId: survivor.id, mergedLeadId: merged.id });
  return { id, leadId: survivor.id };
}

/** The columns that the survivor takes, with the merged lead's values. */
async function readTaken(
  tx: DatabaseTransaction,
  actor: Actor,
  { survivor, merged, take }: { survivor: LeadRow; merged: LeadRow; take: Given['take'] },
): Promise<Partial<LeadRow>> {
  const differs = (column: keyof LeadRow) => survivor[column] !== merged[column];
  const fields = take.filter((field): field is LeadDetailField => field !== 'agentId');
  const changed = fields.filter((field) => differs(detailColumns[field]));
  if (changed.length > 0) {
    requireMayChange(actor.caller, survivor, Object.fromEntries(changed.map((f) => [f, null])));
  }
  const set: Partial<LeadRow> = Object.fromEntries(
    changed.map((field) => [detailColumns[field], merged[detailColumns[field]]]),
  );
  if (take.includes('agentId') && differs('agent_id')) {
    requireMayAssign(actor, { lead: survivor, agentId: merged.agent_id });
    set.agent_id = merged.agent_id;
  }
  const { sub_source_id: subSourceId, source_id: sourceId } = { ...survivor, ...set };
  const isMoved = 'sub_source_id' in set || 'source_id' in set;
  if (isMoved && subSourceId && !(await isSubSourceOf(tx, { subSourceId, sourceId }))) {
    const label = leadDetailLabels.subSourceId;
    const message = leadDetailMessages.otherSource({ label });
    refuse('bad-input', { fields: [{ field: 'take', label, message }], message });
  }
  return set;
}

interface Joined {
  survivor: LeadRow;
  merged: LeadRow;
}

/** Who had one of the leads and doesn't have the merged one; null for nobody. */
const formerAgent = ({ survivor, merged }: Joined, agentId: string | null) =>
  [survivor.agent_id, merged.agent_id].find((id) => id !== null && id !== agentId) ?? null;

async function passTasks(
  tx: DatabaseTransaction,
  { caller }: Actor,
  mergeId: string,
  { agentId, ...joined }: Joined & { agentId: string | null },
): Promise<void> {
  const from = formerAgent(joined, agentId);
  if (from === null || agentId === null) return;
  const move = { from, to: agentId, by: caller.personId, leadIds: [joined.survivor.id] };
  await noteTaskOwners(tx, mergeId, await passTasksOn(tx, move), agentId);
}

/** Tells the agent whose lead became part of another agent's. */
async function tell(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { caller }: Actor,
  { changed, ...joined }: Joined & { changed: LeadRow },
): Promise<void> {
  const agentId = formerAgent(joined, changed.agent_id);
  if (agentId === null || agentId === caller.personId) return;
  await notify(services, tx, {
    ...{ type: leadMoved, to: [agentId], about: { kind: 'lead', id: changed.id } },
    ...{
      path: LEADS_PATH,
      facts: { why: 'reassigned', name: nameOf(changed), by: fullName(caller) },
    },
  });
}
