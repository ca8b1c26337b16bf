import type { Actor, DatabaseTransaction } from '#platform';
import { sentenceOf } from '../bulk/present-bulk.ts';
import { eraseLead } from '../inquiries/lead-person-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { selectTagsByLead } from '../list/lead-tag-store.ts';
import { changeTags, tagKey } from '../list/set-lead-tags.ts';
import { changeLead, isReachable } from '../record/change-lead.ts';
import { lockImportedLeads } from './import-lead-store.ts';
import type { ImportRecord, RecordOutcome } from './import-store.ts';
import { whyFixed } from './judge-records.ts';

interface Undo {
  id: string;
  ownerId: string;
  actor: Actor;
}

/**
 * Erases leads that an import made and nobody worked with since, and brings back what it changed
 * where that is still so. The others are kept, and so are those that the caller may not see or
 * change anymore.
 */
export async function takeBackRecords(
  tx: DatabaseTransaction,
  { id: importId, ownerId, actor }: Undo,
  records: readonly ImportRecord[],
): Promise<RecordOutcome[]> {
  const ids = records.flatMap(({ lead_id }) => lead_id ?? []);
  const leads = await lockImportedLeads(tx, actor.caller, { importId, ownerId }, ids);
  const tags = await selectTagsByLead(tx, ids);
  const outcomes: RecordOutcome[] = [];
  for (const record of records) {
    const { position, lead_id: leadId } = record;
    const lead = leads.get(leadId ?? '');
    const has = new Map(
      tags.get(leadId ?? '')?.map(({ tag, addedBy }) => [tagKey(tag), { tag, addedBy }]),
    );
    const isBack = lead && (await takeBack(tx, actor, { record, lead, has }));
    const errors = [{ field: 'record', label: '', message: sentenceOf('changed-meanwhile') }];
    outcomes.push(isBack ? { position, state: 'undone' } : { position, state: 'kept', errors });
  }
  return outcomes;
}

interface Made {
  record: ImportRecord;
  lead: LeadRow & { is_worked: boolean };
  has: ReadonlyMap<string, { tag: string; addedBy: string | null }>;
}

async function takeBack(
  tx: DatabaseTransaction,
  actor: Actor,
  { record, lead, has }: Made,
): Promise<boolean> {
  if (record.state === 'created') {
    if (lead.is_worked || lead.version !== record.version) return false;
    await eraseLead(tx, lead.id);
    return true;
  }
  const before = (record.before ?? {}) as Partial<LeadRow>;
  const versions = lead.field_versions as Readonly<Record<string, number>>;
  const columns = Object.keys(before);
  if (columns.some((column) => versions[column] !== record.version)) return false;
  if (whyFixed(actor, lead, { set: before, tags: record.tags }) !== null) return false;
  if (!isReachable({ ...lead, ...before })) return false;
  if (columns.length > 0) await changeLead(tx, actor, lead, { set: before, isUndo: true });
  const by = actor.caller.personId;
  const removed = record.tags.flatMap((tag) => {
    const now = has.get(tagKey(tag));
    return now?.addedBy === by ? [now.tag] : [];
  });
  if (removed.length > 0) await changeTags(tx, { leadId: lead.id, by, added: [], removed });
  return true;
}
