import { type Actor, type DatabaseTransaction, type Queryable, refusalIn } from '#platform';
import { lockLeadsToChange } from '../bulk/bulk-lead-store.ts';
import { sentenceOf } from '../bulk/present-bulk.ts';
import { entryListOf } from '../details/lead-detail-store.ts';
import { selectTagsByLead } from '../list/lead-tag-store.ts';
import { changeTags, tagKey } from '../list/set-lead-tags.ts';
import { importMessages } from '../messages/import.ts';
import { changeLead } from '../record/change-lead.ts';
import { ownerOf } from '../record/create-lead.ts';
import { makeLead } from '../record/make-lead.ts';
import { findFirstStage, selectOffered } from '../record/record-store.ts';
import {
  type ImportRecord,
  type ImportRow,
  type RecordOutcome,
  selectRepeated,
} from './import-store.ts';
import { type JudgedRecord, judgeRecords, repeatedEmail } from './judge-records.ts';
import { type Mapping, OfferedEntries } from './read-record.ts';
import { requireStillImportable } from './require-importable.ts';

/** Says why a record isn't worked on, by the code of a refusal. */
export function leftAlone(position: number, isUndo: boolean, code: string): RecordOutcome {
  const errors = [{ field: 'record', label: '', message: sentenceOf(code) }];
  return { position, state: isUndo ? 'kept' : 'refused', errors };
}

/** Makes leads of records, or changes those that they are about, as they are judged now. */
export async function makeRecords(
  tx: DatabaseTransaction,
  actor: Actor,
  row: ImportRow,
  records: readonly ImportRecord[],
): Promise<RecordOutcome[]> {
  const { id: importId, mapping, on_duplicate: onDuplicate } = row;
  const refusal = await whyRefused(tx, actor, row);
  if (refusal !== null) return records.map(({ position }) => leftAlone(position, false, refusal));
  const entries = await readEntries(tx);
  const plan = { mapping: mapping as unknown as Mapping, onDuplicate, entries };
  const real = { isDryRun: false };
  const first = await judgeRecords(tx, actor, plan, records, real);
  await lockLeadsToChange(
    tx,
    actor.caller,
    first.flatMap(({ lead }) => lead?.id ?? []),
  );
  // Judged again with the leads held: they may have changed while others held them.
  const judged = await judgeRecords(tx, actor, plan, records, real);
  const repeated = await selectRepeated(tx, importId, records);
  const stageId = await findFirstStage(tx);
  const tags = await selectTagsByLead(
    tx,
    judged.flatMap(({ lead }) => lead?.id ?? []),
  );
  const outcomes: RecordOutcome[] = [];
  for (const record of judged) {
    const had = tags.get(record.lead?.id ?? '')?.map(({ tag }) => tagKey(tag)) ?? [];
    outcomes.push(
      repeated.has(record.position)
        ? { position: record.position, state: 'skipped', errors: [repeatedEmail()] }
        : await makeOne(tx, actor, record, { row, stageId, had: new Set(had) }),
    );
  }
  return outcomes;
}

/** The code of why nothing of an import can be made now; null if it can. */
async function whyRefused(
  tx: Queryable,
  { caller }: Actor,
  row: ImportRow,
): Promise<string | null> {
  try {
    await requireStillImportable(tx, caller, row);
    return null;
  } catch (error) {
    return refusalIn(error).code;
  }
}

/** The entries that the lists of a lead's fields offer. */
export async function readEntries(db: Queryable): Promise<OfferedEntries> {
  return new OfferedEntries(await selectOffered(db, [...new Set(Object.values(entryListOf))]));
}

async function makeOne(
  tx: DatabaseTransaction,
  actor: Actor,
  { position, outlook, errors, set, tags, lead }: JudgedRecord,
  { row, stageId, had }: { row: ImportRow; stageId: string | null; had: Set<string> },
): Promise<RecordOutcome> {
  if (outlook === 'refuse') return { position, state: 'refused', errors };
  if (outlook === 'skip') return { position, state: 'skipped', leadId: lead?.id ?? null };
  const added = tags.filter((tag) => !had.has(tagKey(tag)));
  if (lead) {
    const { version } = await changeLead(tx, actor, lead, { what: 'imported', set });
    await addTags(tx, actor, lead.id, added);
    const isSame = version === lead.version && added.length === 0;
    const before = Object.fromEntries(
      Object.keys(set).map((column) => [column, lead[column as keyof typeof lead]]),
    );
    return isSame
      ? { position, state: 'skipped', leadId: lead.id, errors: [nothingNew()] }
      : { position, state: 'updated', leadId: lead.id, before, tags: added, version };
  }
  const { agent_id: agentId, file_name: file } = row;
  const owner = ownerOf(actor.caller, agentId, 'unclaimed');
  const made = await makeLead(tx, actor, {
    ...{ agentId, set: { stage_id: stageId, ...set }, startsPlans: row.starts_plans },
    arrival: { how: 'file', file, owner },
  });
  await addTags(tx, actor, made.id, added);
  return { position, state: 'created', leadId: made.id, tags: added, version: made.version };
}

const nothingNew = () => ({
  ...{ field: 'record', label: '', message: importMessages.noChange() },
});

async function addTags(
  tx: DatabaseTransaction,
  { caller }: Actor,
  leadId: string,
  added: readonly string[],
): Promise<void> {
  if (added.length === 0) return;
  await changeTags(tx, { leadId, added, removed: [], by: caller.personId });
}
