import {
  type Actor,
  type Caller,
  type DatabaseTransaction,
  type Queryable,
  recordChanges,
  recordEvent,
} from '#platform';
import { detailColumns, detailFields, LEAD_RECORD } from '../details/lead-detail-columns.ts';
import { fixedDetails } from '../details/lead-details.ts';
import { leadTable } from '../details/lead-table.ts';
import { nameOf } from '../full-name.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inquiryMoved, leadChanged, taskChanged } from '../lead-events.ts';
import { mayAssign, mayUnassign } from '../record/assign-policy.ts';
import { changeLead, isReachable } from '../record/change-lead.ts';
import { canTakeLeads } from '../record/record-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import {
  closeMerge,
  hasMailbox,
  holdPair,
  lockMerge,
  type MergeRow,
  pointBack,
  restoreTimes,
  selectWithinScope,
} from './merge-store.ts';
import { returnAccount } from './merged-account-store.ts';
import { returnRows, returnTaskOwners } from './moved-rows-store.ts';

/**
 * Undoes a merge exactly: each row that moved goes back, and the survivor's fields say again what
 * they said before, unless someone changed them since, or the caller may not change them; these
 * stay, and their labels are returned.
 * Entries made since the merge stay with the survivor. Refuses a merge into a lead beyond the
 * caller's scope (merge-not-found), one that was undone (merge-undone), one into a lead that was
 * merged itself since (merge-nested), and a mailbox that would be two leads' (unmerge-email-taken).
 */
export async function unmergeLeads(
  tx: DatabaseTransaction,
  actor: Actor,
  mergeId: string,
): Promise<{ leadId: string; restoredId: string; kept: string[] }> {
  const { caller } = actor;
  const merge = await lockMerge(tx, mergeId);
  const pair = merge && (await holdPair(tx, merge));
  if (!merge || !pair) return refuseLead('merge-not-found');
  const { survivor, merged } = pair;
  const { set, kept } = await requireUndoable(tx, caller, { merge, survivor, merged });
  await changeLead(tx, actor, survivor, { what: 'unmerged', set, isUndo: true });
  if (merged.person_id === null && merged.email !== null) {
    if (await hasMailbox(tx, merged.email)) return refuseLead('unmerge-email-taken');
  }
  await separate(tx, merge, caller.personId);
  for (const [lead, other] of [
    [survivor, merged],
    [merged, survivor],
  ] as const) {
    await noteActivity(tx, {
      ...{ leadId: lead.id, kind: 'unmerged', doneBy: caller.personId },
      facts: { subject: nameOf(other), mergeId },
    });
    await recordEvent(tx, leadChanged, { leadId: lead.id });
    await recordEvent(tx, inquiryMoved, { leadId: lead.id });
  }
  return { leadId: survivor.id, restoredId: merged.id, kept };
}

/**
 * What the survivor's fields will say again, and which stay. Refuses what {@link unmergeLeads}
 * does.
 */
export async function requireUndoable(
  db: Queryable,
  caller: Caller,
  { merge, survivor, merged }: { merge: MergeRow; survivor: LeadRow; merged: LeadRow },
): Promise<{ set: Partial<LeadRow>; kept: string[] }> {
  const seen = await selectWithinScope(db, caller, [survivor.merged_into_id ?? survivor.id]);
  if (seen.size === 0) return refuseLead('merge-not-found');
  if (merge.unmerged_at !== null) return refuseLead('merge-undone');
  if (survivor.erased_at !== null || merged.erased_at !== null)
    return refuseLead('merge-not-found');
  if (survivor.merged_into_id !== null) return refuseLead('merge-nested');
  const before = await readBefore(db, {
    ...{ merge, survivor },
    mayRestore: (column) => mayChange(caller, survivor, column, merge),
  });
  if (typeof before.set.email === 'string' && (await hasMailbox(db, before.set.email))) {
    return refuseLead('unmerge-email-taken');
  }
  return before;
}

/** The part of {@link unmergeLeads} that moves rows; `by` is null for the program. */
export async function separate(
  tx: DatabaseTransaction,
  merge: MergeRow,
  by: string | null,
): Promise<void> {
  const { id: mergeId, survivor_id: survivorId, merged_id: mergedId } = merge;
  await returnAccount(tx, merge);
  await pointBack(tx, mergedId);
  await restoreTimes(tx, mergeId);
  await returnRows(tx, { mergeId, from: survivorId, to: mergedId });
  for (const task of await returnTaskOwners(tx, mergeId)) {
    const people = [task.was, task.became].filter((id) => id !== null);
    await recordEvent(tx, taskChanged, { taskId: task.id, leadId: task.leadId, people });
  }
  await closeMerge(tx, mergeId, by);
  await recordChanges(tx, [
    {
      ...{ kind: LEAD_RECORD, recordId: mergedId, what: 'unmerged', changedBy: by },
      ...{ before: { merged_into_id: survivorId }, after: { merged_into_id: null } },
    },
  ]);
}

/** Whether the caller may let a column say again what it did before. */
function mayChange(
  caller: Caller,
  survivor: LeadRow,
  column: keyof LeadRow,
  merge: MergeRow,
): boolean {
  if (column === 'agent_id') {
    const isFreed = ((merge.before as Partial<LeadRow>).agent_id ?? null) === null;
    return isFreed ? mayUnassign(caller) : mayAssign(caller, survivor);
  }
  const field = detailFields.find((one) => detailColumns[one] === column);
  return field !== undefined && !fixedDetails(caller, survivor).includes(field);
}

const labelOf = (column: keyof LeadRow) => leadTable.columns[column]?.label() ?? column;

/**
 * What the survivor's fields said before, without those that changed since. The email of an account
 * isn't among them: it goes where the account goes.
 */
export async function readBefore(
  tx: Queryable,
  {
    merge,
    survivor,
    mayRestore = () => true,
  }: { merge: MergeRow; survivor: LeadRow; mayRestore?: (column: keyof LeadRow) => boolean },
): Promise<{ set: Partial<LeadRow>; kept: string[] }> {
  const before = merge.before as Partial<LeadRow>;
  const after = merge.after as Partial<LeadRow>;
  const columns = (Object.keys(before) as (keyof LeadRow)[]).filter(
    (column) => column !== 'email' || survivor.person_id === null,
  );
  const restored: (keyof LeadRow)[] = [];
  const kept: string[] = [];
  for (const column of columns) {
    const isTheirs = mayRestore(column) && (survivor[column] ?? null) === (after[column] ?? null);
    const agentId = column === 'agent_id' ? (before.agent_id ?? null) : null;
    if (isTheirs && (agentId === null || (await canTakeLeads(tx, agentId)))) restored.push(column);
    else kept.push(labelOf(column));
  }
  const set: Partial<LeadRow> = Object.fromEntries(
    restored.map((column) => [column, before[column] ?? null]),
  );
  if (isReachable({ ...survivor, ...set })) return { set, kept };
  // Without the merged one's address nobody could reach the survivor: it keeps it.
  const { email: _email, phone: _phone, ...others } = set;
  const lost = (['email', 'phone'] as const).filter((column) => column in set);
  return { set: others, kept: [...kept, ...lost.map(labelOf)] };
}
