import {
  type LeadDetailField,
  leadDetailLabels,
  type WireLeadDetails,
} from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import {
  type Caller,
  columnHistory,
  fixedColumns,
  hiddenColumns,
  holds,
  type Queryable,
  type RecordKind,
  refuse,
  refuseColumns,
  seenColumns,
  withNames,
} from '#platform';
import { selectDuplicates } from '../duplicates/duplicate-store.ts';
import { nameOf } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { leadListMessages } from '../messages/list.ts';
import { changeLead } from '../record/change-lead.ts';
import { selectEntryNames } from '../reference-lists/reference-entry-store.ts';
import { readScore } from '../score/present-score.ts';
import {
  contactScope,
  detailColumns,
  detailFields,
  detailHistoryScope,
  detailScope,
} from './lead-detail-columns.ts';
import {
  entryFields,
  findLeadOfClient,
  isSubSourceOf,
  personFields,
  selectDetailChoices,
} from './lead-detail-store.ts';
import { leadTable } from './lead-table.ts';
import { lockLeadToChange, requireLead } from './require-lead.ts';

export { leadTable } from './lead-table.ts';
export { lockLeadToChange, refuseMerged, requireLead } from './require-lead.ts';

/** What the lender of a lead may change without the permission to edit leads. */
const lenderDetails: readonly LeadDetailField[] = [
  'lenderNotes',
  'lenderStatusId',
  'lastConnectedLenderOn',
  'lastWorkedLenderOn',
];

/** The details of a lead that its columns' permissions don't keep from the caller. */
function openFields(caller: Caller, lead: LeadRow): readonly LeadDetailField[] {
  if (holds(caller, 'edit-leads')) return detailFields;
  const isLender = lead.lender_id === caller.personId;
  return isLender ? lenderDetails : [];
}

/** The details that the caller may not change, for any reason. */
export function fixedDetails(caller: Caller, lead: LeadRow): string[] {
  const open = openFields(caller, lead);
  const fixed = fixedColumns(caller, detailScope);
  return detailFields.filter((field) => {
    const isOfAccount = field === 'email' && lead.person_id !== null;
    return isOfAccount || fixed.includes(field) || !open.includes(field);
  });
}

/**
 * Refuses (not-permitted) to change details that the caller may not, and (bad-input) the email of a
 * client's account.
 */
export function requireMayChange(caller: Caller, lead: LeadRow, given: object): void {
  const fields = Object.entries(given).flatMap(([field, value]) =>
    value === undefined ? [] : field,
  );
  const open: readonly string[] = openFields(caller, lead);
  if (open.length === 0 || fields.some((field) => !open.includes(field))) refuse('not-permitted');
  refuseColumns(caller, detailScope, given);
  if (!fields.includes('email') || lead.person_id === null) return;
  const [label, message] = [leadDetailLabels.email, leadDetailMessages.emailOfAccount()];
  refuse('bad-input', { fields: [{ field: 'email', label, message }], message });
}

/**
 * Refuses (bad-input, all fields together) choices that a lead's fields don't offer, unless it had
 * them before, and a sub-source of another source.
 */
export async function requireUsableDetails(
  db: Queryable,
  before: LeadRow,
  set: Partial<LeadRow>,
): Promise<void> {
  const choices = await selectDetailChoices(db, before);
  const after = { ...before, ...set };
  const wrong: { field: LeadDetailField; say: (values: { label: string }) => string }[] = [];
  for (const field of [...entryFields, ...personFields]) {
    const id = after[detailColumns[field]];
    const isOffered = id === null || choices[field]?.some((choice) => choice.id === id);
    if (!isOffered) wrong.push({ field, say: leadDetailMessages.unknown });
  }
  const { sub_source_id: subSourceId, source_id: sourceId } = after;
  const isMoved = subSourceId !== before.sub_source_id || sourceId !== before.source_id;
  const isKnown = wrong.every(({ field }) => field !== 'subSourceId');
  if (isMoved && isKnown && subSourceId && !(await isSubSourceOf(db, { subSourceId, sourceId }))) {
    wrong.push({ field: 'subSourceId', say: leadDetailMessages.otherSource });
  }
  if (wrong.length === 0) return;
  const fields = wrong.map(({ field, say }) => {
    const label = leadDetailLabels[field];
    return { field, label, message: say({ label }) };
  });
  refuse('bad-input', { fields, message: fields[0]?.message ?? '' });
}

export async function presentDetails(
  db: Queryable,
  caller: Caller,
  lead: LeadRow,
): Promise<WireLeadDetails> {
  const fixed = fixedDetails(caller, lead);
  const duplicates = await selectDuplicates(db, caller, [lead.id]);
  const details = Object.fromEntries(
    detailFields.map((field) => [field, lead[detailColumns[field]]]),
  ) as Pick<WireLeadDetails, LeadDetailField>;
  return seenColumns(caller, detailScope, {
    ...seenColumns(caller, contactScope, {
      id: lead.id,
      name: nameOf(lead),
      lastContactedAt: lead.last_contacted_at?.toISOString() ?? null,
      createdAt: lead.created_at.toISOString(),
    }),
    ...details,
    duplicates: duplicates.get(lead.id) ?? [],
    version: lead.version,
    hiddenColumns: [contactScope, detailScope].flatMap((scope) => hiddenColumns(caller, scope)),
    fixedColumns: fixed,
    abilities: fixed.length < detailFields.length ? ['edit'] : [],
  });
}

/** The history of a lead's details, with the names of what they name. */
export async function detailHistory(db: Queryable): Promise<RecordKind<LeadRow>> {
  const kind = columnHistory(leadTable, {
    async see(tx, caller, ids) {
      const leads = await Promise.all(ids.map((id) => requireLead(tx, caller, id)));
      return new Map(leads.map((lead, index) => [ids[index] ?? lead.id, lead]));
    },
    requireToChange: lockLeadToChange,
    mayUndo(_db, caller, lead, { before }) {
      const open: readonly string[] = openFields(caller, lead).map((field) => detailColumns[field]);
      // Who works the lead is changed by giving it away, which tells those concerned.
      return open.length > 0 && Object.keys(before).every((column) => open.includes(column));
    },
    namePeople,
    async undo(tx, actor, lead, { id, what, before }) {
      await requireUsableDetails(tx, lead, before);
      await changeLead(tx, actor, lead, { what, set: before, undoes: id });
    },
  });
  const named = withNames(kind, {
    people: ['agent_id', ...personFields.map((field) => detailColumns[field])],
    others: entryFields.map((field) => detailColumns[field]),
    names: await selectEntryNames(db),
  });
  return { ...named, columns: detailHistoryScope };
}

/** What is known about a client as a lead, by its labels, for the copy of their data. */
export async function exportLeadDetails(
  db: Queryable,
  personId: string,
): Promise<Record<string, string> | null> {
  const lead = await findLeadOfClient(db, personId);
  if (!lead) return null;
  const choices = await selectDetailChoices(db, lead);
  const told = detailFields.flatMap((field): [string, string][] => {
    const value = lead[detailColumns[field]];
    if (value === null) return [];
    const choice = choices[field]?.find(({ id }) => id === value);
    return [[leadDetailLabels[field], choice?.name ?? value]];
  });
  const score = readScore(lead);
  if (score) {
    const reasons = score.reasons.map(({ text, points }) => `${text}: ${points}`);
    told.push([leadListMessages.score(), [score.points, ...reasons].join('; ')]);
  }
  return Object.fromEntries(told);
}
