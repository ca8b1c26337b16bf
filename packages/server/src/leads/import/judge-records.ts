import type { FieldRefusal } from '@homestead/contract/platform';
import { type Actor, holds, type Queryable, refusalIn } from '#platform';
import { sentenceOf } from '../bulk/present-bulk.ts';
import { detailColumns, detailFields } from '../details/lead-detail-columns.ts';
import { requireMayChange } from '../details/lead-details.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { importMessages } from '../messages/import.ts';
import { importLabel } from './import-fields.ts';
import { type FoundLead, selectLeadsOfEmails, selectLeadsOfPhones } from './import-lead-store.ts';
import type { ImportRecord, Outlook } from './import-store.ts';
import { type Mapping, type OfferedEntries, type ReadRecord, readRecord } from './read-record.ts';

/** What would become of a record now. */
export interface JudgedRecord extends ReadRecord {
  position: number;
  outlook: Outlook;
  /** The lead in sight with the email. */
  lead: FoundLead | null;
  /** A lead in sight with the phone. */
  likelyId: string | null;
}

interface Plan {
  mapping: Mapping;
  onDuplicate: string;
  entries: OfferedEntries;
}

/**
 * Judges records by what is in the database now, each email and phone in one query for all. A dry
 * run judges as if leads out of sight weren't there: it says nothing about them.
 */
export async function judgeRecords(
  db: Queryable,
  actor: Actor,
  { mapping, onDuplicate, entries }: Plan,
  records: readonly ImportRecord[],
  { isDryRun }: { isDryRun: boolean },
): Promise<JudgedRecord[]> {
  const read = records.map(({ position, cells }) => ({
    position,
    ...readRecord(mapping, cells as unknown as string[], entries),
  }));
  const { caller } = actor;
  const emails = [...new Set(read.flatMap(({ email }) => email ?? []))];
  const phones = [...new Set(read.flatMap(({ phone }) => phone ?? []))];
  const byEmail = await selectLeadsOfEmails(db, caller, emails);
  const byPhone = await selectLeadsOfPhones(db, caller, phones);
  return read.map((record): JudgedRecord => {
    const { email, phone, errors } = record;
    const found = email === null ? null : (byEmail.get(email) ?? null);
    const lead = found?.is_seen ? found : null;
    // A merge brought it: the lead keeps its own email.
    const isFormer = lead !== null && lead.email !== email;
    const likely = phone === null || lead ? null : (byPhone.get(phone) ?? null);
    const judged = { ...record, lead, likelyId: likely };
    const refuse = (message: string, field = 'email' as const): JudgedRecord => ({
      ...judged,
      outlook: 'refuse',
      errors: [...errors, { field, label: importLabel(field), message }],
    });
    if (errors.length > 0) return { ...judged, outlook: 'refuse' };
    if (lead && onDuplicate === 'skip') return { ...judged, outlook: 'skip' };
    if (lead) {
      const given = changesOf(lead, isFormer ? { ...record.set, email: lead.email } : record.set);
      const reason = whyFixed(actor, lead, { set: given, tags: record.tags });
      return reason === null ? { ...judged, set: given, outlook: 'update' } : refuse(reason);
    }
    if (typeof record.set.first_name !== 'string') return noName(judged);
    if (found && !isDryRun) return { ...judged, outlook: 'refuse', errors: [notMade()] };
    return { ...judged, outlook: 'create' };
  });
}

/** Says no more than that: which lead has the email isn't for the caller. */
const notMade = (): FieldRefusal => ({
  ...{ field: 'record', label: '', message: importMessages.notMade() },
});

/** Says that a record has the email of an earlier one. */
export const repeatedEmail = (): FieldRefusal => ({
  ...{ field: 'email', label: importLabel('email'), message: importMessages.repeated() },
});

function noName(judged: Omit<JudgedRecord, 'outlook'>): JudgedRecord {
  const label = importLabel('firstName');
  const message = importMessages.required({ label });
  const error: FieldRefusal = { field: 'firstName', label, message };
  return { ...judged, outlook: 'refuse', errors: [error] };
}

/** The columns of a record that a lead has otherwise. */
function changesOf(lead: LeadRow, set: Partial<LeadRow>): Partial<LeadRow> {
  const changed = Object.entries(set).filter(
    ([column, value]) => lead[column as keyof LeadRow] !== value,
  );
  return Object.fromEntries(changed);
}

/** Why the caller may not change these columns and tags of a lead; null if they may. */
export function whyFixed(
  { caller }: Actor,
  lead: LeadRow,
  { set, tags }: { set: Partial<LeadRow>; tags: readonly string[] },
): string | null {
  const mayTag = tags.length === 0 || holds(caller, 'edit-leads');
  if (!mayTag) return sentenceOf('not-permitted');
  const fields = detailFields.filter((field) => detailColumns[field] in set);
  if (fields.length === 0) return null;
  try {
    requireMayChange(caller, lead, Object.fromEntries(fields.map((field) => [field, null])));
    return null;
  } catch (error) {
    return sentenceOf(refusalIn(error).code);
  }
}
