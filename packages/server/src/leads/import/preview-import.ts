import type { leadImportEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { type Actor, type DatabaseTransaction, refuse } from '#platform';
import { importMessages } from '../messages/import.ts';
import { importLabel } from './import-fields.ts';
import {
  type ImportRow,
  selectRecordsAfter,
  skipRepeated,
  storeOutlooks,
  storePlan,
} from './import-store.ts';
import { judgeRecords, repeatedEmail } from './judge-records.ts';
import { readEntries } from './make-records.ts';
import type { Mapping } from './read-record.ts';
import { requireImportable } from './require-importable.ts';

const RECORDS_AT_ONCE = 500;

type Given = BodyOf<typeof leadImportEndpoints.previewLeadImport>;

/**
 * Notes for each record of a locked import what would become of it. Refuses (not-permitted) columns
 * and an agent that aren't for the caller, and (bad-input) a mapping that can't be used.
 */
export async function previewImport(
  tx: DatabaseTransaction,
  actor: Actor,
  row: ImportRow,
  { mapping, onDuplicate, agentId: userid, startsPlans }: Given,
): Promise<void> {
  requireUsableMapping(mapping, (row.columns as unknown as string[]).length);
  const agentId = await requireImportable(tx, actor.caller, { mapping, userid });
  const { id, owner_id: ownerId } = row;
  await storePlan(tx, { id, ownerId }, { mapping, onDuplicate, agentId, startsPlans });
  const plan = { mapping, onDuplicate, entries: await readEntries(tx) };
  let after = 0;
  for (;;) {
    const records = await selectRecordsAfter(tx, id, { after, limit: RECORDS_AT_ONCE });
    const last = records.at(-1);
    if (!last) break;
    after = last.position;
    const judged = await judgeRecords(tx, actor, plan, records, { isDryRun: true });
    const outlooks = judged.map(({ lead, set: _, tags: __, ...one }) => ({
      ...one,
      leadId: lead?.id ?? null,
    }));
    await storeOutlooks(tx, id, outlooks);
  }
  await skipRepeated(tx, id, repeatedEmail());
}

function requireUsableMapping(mapping: Mapping, columns: number): void {
  const fields = mapping.flatMap((field) => field ?? []);
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  const has = (field: (typeof fields)[number]) => fields.includes(field);
  if (mapping.length !== columns) refuseMapping(importMessages.columnCount({ count: columns }));
  if (twice) refuseMapping(importMessages.fieldTwice({ label: importLabel(twice) }));
  if (has('fullName') && (has('firstName') || has('lastName'))) {
    refuseMapping(importMessages.nameTwice());
  }
  if (!has('email') && !has('phone')) refuseMapping(importMessages.needsContact());
}

function refuseMapping(message: string): never {
  const field = { field: 'mapping', label: importMessages.columns(), message };
  return refuse('bad-input', { fields: [field], message });
}
