import { type LeadDetailField, leadDetailLabels } from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import { type Actor, changeRecord, type DatabaseTransaction, recordEvent, refuse } from '#platform';
import { detailColumns, detailFields } from '../details/lead-detail-columns.ts';
import { leadTable } from '../details/lead-table.ts';
import { nameIn } from '../full-name.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadChanged, leadStageChanged } from '../lead-events.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { selectEntriesById } from './record-store.ts';

/** Columns whose changes are lines of the timeline of their own, and the lines' kinds. */
const kindOf: Partial<Record<keyof LeadRow, string>> = {
  stage_id: 'stage-changed',
  contact_status_level_id: 'status-changed',
  lead_role: 'role-changed',
  lender_id: 'lender-changed',
  lender_status_id: 'lender-status-changed',
  agent_id: 'owner-changed',
};

interface LeadChange {
  what?: string;
  set: Partial<LeadRow>;
  /** The change of the history that this one undoes. */
  undoes?: number;
  /** Undoes several at a time. */
  isUndo?: boolean;
  /** A step of a plan does it. */
  isByPlan?: true;
}

/**
 * Changes columns of a locked lead: with the history, a line on the timeline, and the news of it,
 * in the caller's commit. Does nothing where nothing differs. What may be changed, and to what, is
 * for the caller to check. Refuses (bad-input) to leave a lead without an email and a phone.
 */
export async function changeLead(
  tx: DatabaseTransaction,
  actor: Actor,
  lead: LeadRow,
  { what = 'edited', set, undoes, isUndo = false, isByPlan }: LeadChange,
): Promise<LeadRow> {
  requireReachable(lead, set);
  const change = { what, set, ...(undoes !== undefined && { undoes }) };
  const changed = await changeRecord(tx, leadTable, actor, lead, change);
  if (changed.version === lead.version) return lead;
  await noteLines(tx, actor, lead, changed);
  await recordEvent(tx, leadChanged, { leadId: lead.id });
  const { stage_id: stageId, version } = changed;
  // What is brought back never left: an undo starts no plan.
  const isBack = isUndo || undoes !== undefined;
  if (stageId !== null && stageId !== lead.stage_id && !isBack) {
    const entered = { leadId: lead.id, stageId, version };
    await recordEvent(tx, leadStageChanged, { ...entered, ...(isByPlan && { isByPlan }) });
  }
  return changed;
}

/** Whether a lead can be reached: it has an email or a phone. */
export const isReachable = ({ email, phone }: Pick<LeadRow, 'email' | 'phone'>) =>
  Boolean(email ?? phone);

function requireReachable(lead: LeadRow, set: Partial<LeadRow>): void {
  if (lead.erased_at !== null || isReachable({ ...lead, ...set }) || !isReachable(lead)) return;
  const field = set.phone === undefined ? 'email' : 'phone';
  const message = leadDetailMessages.emailOrPhone();
  refuse('bad-input', { fields: [{ field, label: leadDetailLabels[field], message }], message });
}

async function noteLines(
  tx: DatabaseTransaction,
  { caller }: Actor,
  before: LeadRow,
  after: LeadRow,
): Promise<void> {
  const doneBy = caller.personId;
  const moved = (Object.keys(kindOf) as (keyof typeof kindOf)[]).filter(
    (column) => before[column] !== after[column],
  );
  const names = await namesOf(tx, moved, [before, after]);
  for (const column of moved) {
    const nameOf = (value: unknown) => (value === null ? null : names(String(value)));
    const facts = {
      field: fieldOf(column),
      from: nameOf(before[column]),
      to: nameOf(after[column]),
    };
    await noteActivity(tx, { leadId: before.id, kind: kindOf[column] ?? '', doneBy, facts });
  }
  const fields = detailFields.filter((field) => {
    const column = detailColumns[field];
    return !(column in kindOf) && before[column] !== after[column];
  });
  if (fields.length === 0) return;
  await noteActivity(tx, {
    ...{ leadId: before.id, kind: 'details-changed', doneBy },
    facts: { fields },
  });
}

/** The wire's name of a column; the column's own for what isn't among the details. */
export function fieldOf(column: string): LeadDetailField | string {
  return detailFields.find((field) => detailColumns[field] === column) ?? column;
}

/** Columns of those that name people; the others name entries of reference lists. */
const ofPeople: readonly string[] = ['agent_id', 'lender_id'];

async function namesOf(
  tx: DatabaseTransaction,
  columns: readonly (keyof LeadRow)[],
  rows: readonly LeadRow[],
): Promise<(id: string) => string> {
  const idsIn = (some: readonly (keyof LeadRow)[]) =>
    some.flatMap((column) => rows.flatMap((row) => (row[column] as string | null) ?? []));
  const named = columns.filter((column) => column.endsWith('_id'));
  const peopleIds = idsIn(named.filter((column) => ofPeople.includes(column)));
  const entryIds = idsIn(named.filter((column) => !ofPeople.includes(column)));
  const entries = await selectEntriesById(tx, entryIds);
  const people = await namePeople(tx, peopleIds);
  return (id) => entries.get(id)?.display ?? (people.has(id) ? nameIn(people, id) : id);
}
