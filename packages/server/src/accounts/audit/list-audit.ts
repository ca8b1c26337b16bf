import type { auditEndpoints, WireAuditEntry } from '@homestead/contract/accounts';
import {
  type AnswerOf,
  dateAfter,
  localInstants,
  type QueryOf,
} from '@homestead/contract/platform';
import {
  type Caller,
  findAuditCheck,
  hiddenColumns,
  type PeopleByName,
  type Queryable,
  type RecordChangeRow,
} from '#platform';
import { auditMessages } from '../messages/audit.ts';
import { namePeople } from '../people/name-people.ts';
import type { AuditKind, AuditKinds } from './audit-kinds.ts';
import { type AuditRow, selectAudit } from './audit-store.ts';
import { EXPORTED } from './record-export.ts';

type ListAudit = typeof auditEndpoints.listAudit;
type Described = Exclude<AuditKind['history'], (...given: never[]) => unknown>;

/** What the caller sees of the records of one kind on the page. */
interface SeenKind {
  kind: AuditKind;
  history: Described;
  hidden: readonly string[];
  titles: ReadonlyMap<string, string>;
  /** Null for all. */
  shown: ReadonlySet<string> | null;
}

/**
 * One page of all of history, newest first, in words. Values of columns that the caller may
 * not see are left out, and those of records that are only for others.
 */
export async function listAudit(
  db: Queryable,
  kinds: AuditKinds,
  caller: Caller,
  { who, kind, record, from, to, cursor, pageSize }: QueryOf<ListAudit>,
): Promise<AnswerOf<ListAudit>> {
  const filter = {
    ...{ who: who ?? null, kind: kind || null, record: record || null, cursor: cursor ?? null },
    from: from ? startOf(from) : null,
    until: to ? startOf(dateAfter(to, 1)) : null,
  };
  const found = await selectAudit(db, filter, pageSize + 1);
  const rows = found.slice(0, pageSize);
  const seen = await seeKinds(db, kinds, caller, rows);
  const people = await namePeople(db, unique(rows.flatMap((row) => peopleIn(row, seen))));
  return {
    data: rows.map((row) => present(row, seen, people)),
    next: found.length > pageSize ? (rows.at(-1)?.cursor ?? null) : null,
    kinds: [
      ...kinds.list,
      { key: 'security', label: auditMessages.security() },
      { key: 'export', label: auditMessages.export() },
    ],
    auditCheck: await findAuditCheck(db),
  };
}

/** When a day begins where the brokerage is; midnight that clocks skip is one o'clock. */
function startOf(day: string): Date | null {
  return localInstants(day, '00:00')[0] ?? localInstants(day, '01:00')[0] ?? null;
}

async function seeKinds(
  db: Queryable,
  kinds: AuditKinds,
  caller: Caller,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, SeenKind>> {
  const changes = rows.filter(({ source }) => source === 'change');
  const keys = unique(changes.map((row) => row.kind));
  const seen = await Promise.all(
    keys.map(async (key): Promise<[string, SeenKind][]> => {
      const kind = kinds.find(key);
      if (!kind) return [];
      const ofKind = changes.filter((row) => row.kind === key);
      const ids = unique(ofKind.flatMap((row) => row.record_id ?? []));
      const history = typeof kind.history === 'function' ? await kind.history(db) : kind.history;
      const hidden = hiddenColumns(caller, history.columns ?? {});
      const titles = (await kind.titlesOf?.(db, caller, ids)) ?? new Map();
      const shown = (await kind.shownOf?.(db, caller, ids)) ?? null;
      return [[key, { kind, history, hidden, titles, shown }]];
    }),
  );
  return new Map(seen.flat());
}

/** A line as histories of records describe it. */
function changeOf(row: AuditRow): RecordChangeRow {
  return {
    ...{ id: row.id, record_kind: row.kind, record_id: row.record_id ?? '', what: row.what },
    ...{ changed_at: row.at, changed_by: row.by_id, before: row.before, after: row.after },
    ...{ undoes: row.undoes, undone_by: null },
  };
}

function peopleIn(row: AuditRow, seen: ReadonlyMap<string, SeenKind>): string[] {
  const by = row.by_id ? [row.by_id] : [];
  if (row.source === 'event') return [...by, ...(row.record_id ? [row.record_id] : [])];
  return [...by, ...(seen.get(row.kind)?.history.peopleIn?.(changeOf(row)) ?? [])];
}

function present(
  row: AuditRow,
  seen: ReadonlyMap<string, SeenKind>,
  people: PeopleByName,
): WireAuditEntry {
  const shared = {
    ...{ id: `${row.source}.${row.id}`, at: row.at.toISOString(), kind: row.kind, what: row.what },
    by: (row.by_id && people.get(row.by_id)) || null,
    ...{ device: row.device, address: row.address, isUndo: row.undoes !== null },
  };
  if (row.source === 'event') return { ...shared, ...aboutEvent(row, people) };
  const id = row.record_id ?? '';
  const found = seen.get(row.kind);
  if (!found) {
    const about = { id, title: null, path: null };
    return { ...shared, kindLabel: row.kind, about, fields: [], isHidden: true };
  }
  const { kind, history, hidden, titles, shown } = found;
  const isHidden = shown !== null && !shown.has(id);
  const fields = isHidden ? [] : history.describe(changeOf(row), people);
  return {
    ...shared,
    kindLabel: kind.label(),
    about: { id, title: titles.get(id) ?? null, path: kind.pathOf?.(id) ?? null },
    fields: fields.filter(
      ({ field, before, after }) => !hidden.includes(field) && before !== after,
    ),
    isHidden,
  };
}

function aboutEvent(row: AuditRow, people: PeopleByName) {
  const { record_id: id, facts } = row;
  const person = id === null ? undefined : people.get(id);
  const title = person ? `${person.firstName} ${person.lastName}` : null;
  return {
    kindLabel: row.kind === 'export' ? auditMessages.export() : auditMessages.security(),
    about: id === null ? null : { id, title, path: `/users/${id}` },
    fields: row.what === EXPORTED ? exportFields(facts) : [],
    isHidden: false,
  };
}

/** What was exported, how many rows, and by which filter. */
function exportFields({ what, rows, filter }: AuditRow['facts']): WireAuditEntry['fields'] {
  const filters = Object.entries((filter ?? {}) as Record<string, unknown>);
  const field = (name: string, label: string, after: string) => ({
    ...{ field: name, label, before: '', after },
  });
  return [
    field('what', auditMessages.exported(), String(what ?? '')),
    field('rows', auditMessages.rows(), String(rows ?? '')),
    ...filters.map(([name, value]) => field(`filter.${name}`, name, String(value).slice(0, 500))),
  ];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
