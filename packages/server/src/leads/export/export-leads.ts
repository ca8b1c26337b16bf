import { Readable } from 'node:stream';
import {
  LEAD_EXPORT_MAX,
  type LeadFieldKey,
  type leadExportEndpoints,
  leadFilterLabels,
} from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { namePeople, recordExport } from '#accounts';
import {
  type Actor,
  atomically,
  BYTE_ORDER_MARK,
  type Caller,
  csvLines,
  type Queryable,
  requireSeen,
  type Services,
} from '#platform';
import { resolveLeads } from '../bulk/resolve-leads.ts';
import { findName } from '../full-name.ts';
import { leadFieldScope, leadFields, seenFields } from '../list/lead-fields.ts';
import { selectListedLeads } from '../list/lead-list-store.ts';
import { presentLeads } from '../list/present-lead.ts';
import { exportMessages } from '../messages/export.ts';
import { cellsOf, exportedFields, headsOf } from './export-columns.ts';

const LEADS_AT_ONCE = 500;

type Asked = BodyOf<typeof leadExportEndpoints.exportLeads>;

/**
 * Leads in the caller's sight as a CSV file that is sent while it is read, with an entry in the
 * audit. Refuses (not-permitted) columns that the caller may not see, and what `resolveLeads` does.
 */
export async function exportLeads(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  asked: Asked,
): Promise<Readable> {
  const { caller } = actor;
  const { columns, ...given } = asked;
  if (columns) requireSeen(caller, leadFieldScope, columns);
  const fields = exportedFields(seenFields(caller)).filter((key) => columns?.includes(key) ?? true);
  const sought = await resolveLeads(db, caller, given, LEAD_EXPORT_MAX);
  // Ids out of sight aren't leads of this file, and don't count in the audit either.
  const ids = given.leadIds ? await idsInSight(db, caller, sought) : sought;
  const filter = await describe(db, given, fields);
  await atomically(db, (tx) =>
    recordExport(tx, actor, { what: exportMessages.leads(), filter, rows: ids.length }),
  );
  return Readable.from(linesOf(db, caller, ids, fields), { objectMode: false });
}

async function idsInSight(db: Queryable, caller: Caller, ids: readonly string[]) {
  return (await selectListedLeads(db, caller, ids)).map(({ id }) => id);
}

async function* linesOf(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
  fields: readonly LeadFieldKey[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([fields.flatMap(headsOf)]);
  for (let start = 0; start < ids.length; start += LEADS_AT_ONCE) {
    const rows = await selectListedLeads(db, caller, ids.slice(start, start + LEADS_AT_ONCE));
    const shown = await presentLeads(db, caller, rows);
    const lines = rows.flatMap((row, index) => {
      const lead = shown[index];
      return lead ? [fields.flatMap((key) => cellsOf(key, { row, shown: lead }))] : [];
    });
    if (lines.length > 0) yield csvLines(lines);
  }
}

/** What was exported, in the words of the audit. */
async function describe(
  db: Queryable,
  { leadIds, match }: Omit<Asked, 'columns'>,
  fields: readonly LeadFieldKey[],
): Promise<Record<string, string>> {
  const columns = { [exportMessages.columns()]: fields.flatMap(headsOf).join(', ') };
  if (leadIds) return { [exportMessages.selected()]: String(leadIds.length), ...columns };
  const { filter = {}, conditions = [] } = match ?? {};
  const people = await namePeople(db, filter.agent ? [filter.agent] : []);
  const named = Object.entries(filter).flatMap(([name, value]): [string, string][] => {
    if (!value) return [];
    const label = leadFilterLabels[`filter.${name}` as keyof typeof leadFilterLabels];
    const agent = name === 'agent' ? findName(people, value) : null;
    return [[label, agent ?? value]];
  });
  const sentences = conditions.map(({ field, is, values }) =>
    [leadFields[field].label(), is, values.join(', ')].filter(Boolean).join(' '),
  );
  return {
    ...Object.fromEntries(named),
    ...(sentences.length > 0 && { [exportMessages.conditions()]: sentences.join('; ') }),
    ...columns,
  };
}
