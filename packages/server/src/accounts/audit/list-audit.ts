import { type auditEndpoints, roleLabel, type WireAuditEntry } from '@homestead/contract/accounts';
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
  type NewestChange,
  type PeopleByName,
  type Queryable,
  type RecordChangeRow,
} from '#platform';
import { auditMessages } from '../messages/audit.ts';
import { namePeople } from '../people/name-people.ts';
import type { AuditKind, AuditKinds } from './audit-kinds.ts';
import { EXPORT_EVENTS, type NewestEvent } from './audit-store.ts';
import { EXPORTED } from './record-export.ts';
import { IMPORT_EVENTS } from './record-import.ts';
import { type AuditLine, cursorOf, selectAudit } from './select-audit.ts';

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
  /** Whom and what the changes name. */
  named: PeopleByName;
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
  const lines = found.slice(0, pageSize);
  const changes = lines.flatMap((line) => (line.source === 'change' ? [line.row] : []));
  const seen = await seeKinds(db, kinds, caller, changes);
  const people = await namePeople(db, unique(lines.flatMap(peopleIn)));
  const last = lines.at(-1);
  return {
    data: lines.map((line) =>
      line.source === 'event'
        ? presentEvent(line.row, people)
        : presentChange(line.row, seen.get(line.row.record_kind), people),
    ),
    next: found.length > pageSize && last ? cursorOf(last) : null,
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
  changes: readonly NewestChange[],
): Promise<ReadonlyMap<string, SeenKind>> {
  const keys = unique(changes.map((row) => row.record_kind));
  const seen = await Promise.all(
    keys.map(async (key): Promise<[string, SeenKind][]> => {
      const kind = kinds.find(key);
      if (!kind) return [];
      const ofKind = changes.filter((row) => row.record_kind === key);
      const ids = unique(ofKind.map((row) => row.record_id));
      const history =
        typeof kind.history === 'function' ? await kind.history(db, caller) : kind.history;
      const hidden = hiddenColumns(caller, history.columns ?? {});
      const titles = (await kind.titlesOf?.(db, caller, ids)) ?? new Map();
      const shown = (await kind.shownOf?.(db, caller, ids)) ?? null;
      const about = ofKind.flatMap((row) => history.peopleIn?.(describable(row)) ?? []);
      const named = await (history.namePeople ?? namePeople)(db, unique(about));
      return [[key, { kind, history, hidden, titles, shown, named }]];
    }),
  );
  return new Map(seen.flat());
}

/** A line as histories of records describe it. */
const describable = ({ instant: _instant, ...row }: NewestChange) =>
  ({ ...row, undone_by: null }) as RecordChangeRow;

/** Who did it, and whom an event is about. */
function peopleIn({ source, row }: AuditLine): string[] {
  const ids = source === 'event' ? [row.actor_id, row.person_id] : [row.changed_by];
  return ids.filter((id) => id !== null);
}

function presentChange(
  row: NewestChange,
  seen: SeenKind | undefined,
  people: PeopleByName,
): WireAuditEntry {
  const { record_id: id, record_kind: key } = row;
  const shared = {
    ...{ id: `change.${row.id}`, at: row.changed_at.toISOString(), kind: key, what: row.what },
    by: (row.changed_by && people.get(row.changed_by)) || null,
    ...{ device: null, address: null, isUndo: row.undoes !== null },
  };
  if (!seen) {
    const about = { id, title: null, path: null };
    return { ...shared, kindLabel: key, about, fields: [], isHidden: true };
  }
  const { kind, history, hidden, titles, shown, named } = seen;
  const isHidden = shown !== null && !shown.has(id);
  const fields = isHidden ? [] : history.describe(describable(row), named);
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

function presentEvent(row: NewestEvent, people: PeopleByName): WireAuditEntry {
  const { person_id: id, kind: what } = row;
  const person = id === null ? undefined : people.get(id);
  const title = person ? `${person.firstName} ${person.lastName}` : null;
  const isExport = EXPORT_EVENTS.includes(what);
  return {
    ...{ id: `event.${row.id}`, at: row.happened_at.toISOString(), what },
    kind: isExport ? 'export' : 'security',
    kindLabel: isExport ? auditMessages.export() : auditMessages.security(),
    by: (row.actor_id && people.get(row.actor_id)) || null,
    about: id === null ? null : { id, title, path: `/users/${id}` },
    fields: fieldsOf(row),
    ...{ isHidden: false, isUndo: false, device: row.device, address: row.address },
  };
}

function fieldsOf({ kind, facts }: NewestEvent): WireAuditEntry['fields'] {
  if (kind === EXPORTED) return exportFields(facts);
  if (IMPORT_EVENTS.some((one) => one === kind)) return importFields(facts);
  return seeingFields(facts);
}

/** As which role someone saw the office, and why that ended. */
function seeingFields({ roleSeen, why }: NewestEvent['facts']): WireAuditEntry['fields'] {
  if (typeof roleSeen !== 'string') return [];
  const role = {
    field: 'role',
    label: auditMessages.role(),
    before: '',
    after: roleLabel(roleSeen),
  };
  if (typeof why !== 'string') return [role];
  const words = seeingEnds[why]?.() ?? why;
  return [role, { field: 'why', label: auditMessages.endedBecause(), before: '', after: words }];
}

const seeingEnds: Readonly<Record<string, () => string>> = {
  exited: auditMessages.exited,
  expired: auditMessages.expired,
  'access-changed': auditMessages.accessChanged,
  'session-ended': auditMessages.sessionEnded,
};

/** Which file it was, and how many records of what it has. */
function importFields({ what, file, rows }: NewestEvent['facts']): WireAuditEntry['fields'] {
  return [
    textField('what', auditMessages.records(), String(what ?? '')),
    textField('file', auditMessages.file(), String(file ?? '')),
    textField('rows', auditMessages.rows(), String(rows ?? '')),
  ];
}

const textField = (field: string, label: string, after: string) => ({
  ...{ field, label, before: '', after },
});

/** What was exported, how many rows, and by which filter. */
function exportFields({ what, rows, filter }: NewestEvent['facts']): WireAuditEntry['fields'] {
  const filters = Object.entries((filter ?? {}) as Record<string, unknown>);
  return [
    textField('what', auditMessages.exported(), String(what ?? '')),
    textField('rows', auditMessages.rows(), String(rows ?? '')),
    ...filters.map(([name, value]) =>
      textField(`filter.${name}`, name, String(value).slice(0, 500)),
    ),
  ];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
