import {
  LEAD_IMPORT_UNDO_DAYS,
  leadImportRowStates,
  type WireLeadImport,
  type WireLeadImportRow,
} from '@homestead/contract/leads';
import type { Caller, Queryable } from '#platform';
import { guessFields, importableFields, importLabel } from './import-fields.ts';
import { selectImportedNames } from './import-lead-store.ts';
import {
  countRecords,
  type ImportRecord,
  type ImportRow,
  selectRecordsAfter,
} from './import-store.ts';
import type { Mapping } from './read-record.ts';

const SAMPLES = 3;
const SAMPLE_MAX = 60;

/** Whether the owner of an import can undo it now. */
export function isUndoable({ state, started_at }: ImportRow, now = new Date()): boolean {
  if (started_at === null) return false;
  const isInTime = Number(now) - Number(started_at) < LEAD_IMPORT_UNDO_DAYS * 86_400_000;
  return isInTime && (state === 'done' || state === 'running');
}

export async function presentImports(
  db: Queryable,
  caller: Caller,
  rows: readonly ImportRow[],
): Promise<WireLeadImport[]> {
  const counted = await countRecords(
    db,
    rows.map(({ id }) => id),
  );
  const fields = importableFields(caller);
  return rows.map((row) => {
    const ours = counted.filter(({ importId }) => importId === row.id);
    const sum = (of: (one: (typeof ours)[number]) => boolean) =>
      ours.filter(of).reduce((all, { count }) => all + count, 0);
    const counts = Object.fromEntries(
      leadImportRowStates.map((name) => [name, sum(({ state }) => state === name)]),
    ) as WireLeadImport['counts'];
    const outlook = {
      create: sum(({ outlook: said }) => said === 'create'),
      update: sum(({ outlook: said }) => said === 'update'),
      skip: sum(({ outlook: said }) => said === 'skip'),
      refuse: sum(({ outlook: said }) => said === 'refuse'),
      likely: ours.reduce((all, { likely }) => all + likely, 0),
    };
    const heads = row.columns as unknown as string[];
    const guesses = guessFields(heads, fields);
    const isDraft = row.state === 'draft';
    const isPlanned = row.mapping !== null;
    const useful = outlook.create + outlook.update > 0;
    return {
      ...{ id: row.id, fileName: row.file_name, state: row.state as WireLeadImport['state'] },
      total: sum(() => true),
      columns: heads.map((name, index) => ({
        ...{ name, samples: [], guess: guesses[index] ?? null },
      })),
      fields: fields.map((key) => ({ key, label: importLabel(key) })),
      mapping: row.mapping as unknown as Mapping as WireLeadImport['mapping'],
      onDuplicate: row.on_duplicate as WireLeadImport['onDuplicate'],
      agentId: row.agent_id,
      startsPlans: row.starts_plans,
      outlook: isPlanned ? outlook : null,
      counts,
      createdAt: row.created_at.toISOString(),
      startedAt: row.started_at?.toISOString() ?? null,
      abilities: [
        ...(isDraft ? (['preview'] as const) : []),
        ...(isDraft && isPlanned && useful ? (['start'] as const) : []),
        ...(isUndoable(row) && counts.created + counts.updated > 0 ? (['undo'] as const) : []),
      ],
    };
  });
}

/** One import, with the first cells of each column. */
export async function presentImport(
  db: Queryable,
  caller: Caller,
  row: ImportRow,
): Promise<WireLeadImport> {
  const [shown] = await presentImports(db, caller, [row]);
  const first = await selectRecordsAfter(db, row.id, { after: 0, limit: SAMPLES });
  const cells = first.map((record) => record.cells as unknown as string[]);
  const { columns, ...rest } = shown as WireLeadImport;
  return {
    ...rest,
    columns: columns.map((column, index) => ({
      ...column,
      samples: cells.flatMap((record) => record[index]?.slice(0, SAMPLE_MAX) || []),
    })),
  };
}

/** Records of an import; leads only where the caller sees them. */
export async function presentRecords(
  db: Queryable,
  caller: Caller,
  records: readonly ImportRecord[],
): Promise<WireLeadImportRow[]> {
  const ids = records.flatMap(({ lead_id, likely_id }) => [lead_id ?? [], likely_id ?? []].flat());
  const names = await selectImportedNames(db, caller, ids);
  const named = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return id !== null && name !== undefined ? { id, name } : null;
  };
  return records.map((record) => {
    const lead = named(record.lead_id);
    return {
      row: record.position + 1,
      name: record.name || lead?.name || '',
      state: record.state as WireLeadImportRow['state'],
      outlook: record.outlook as WireLeadImportRow['outlook'],
      lead,
      likely: named(record.likely_id),
      errors: record.errors as unknown as WireLeadImportRow['errors'],
    };
  });
}
