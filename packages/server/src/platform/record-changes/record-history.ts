import type {
  HistoryFacts,
  PageRequest,
  WireNamedPerson,
  WireRecordChange,
} from '@homestead/contract/platform';
import { type Actor, actorOf } from '../actor.ts';
import { findAuditCheck } from '../audit-chain.ts';
import { type Caller, requireCaller } from '../caller.ts';
import { type ColumnScope, fixedColumns, hiddenColumns, refuseColumns } from '../column-scope.ts';
import type { DatabaseTransaction, Queryable } from '../database.ts';
import { refuse } from '../refusal-error.ts';
import { findRecordChange, type RecordChangeRow, selectRecordChanges } from './record-changes.ts';

const DAY_MS = 86_400_000;

/** People by their ids, with the names shown for them. */
export type PeopleByName = ReadonlyMap<string, WireNamedPerson>;

/** A kind of record with a change history, as its room describes it. */
export interface RecordKind<Subject> {
  /** `room.record`, as in {@link NewRecordChange.kind}. */
  readonly key: string;
  /** Older changes can't be undone; without it there is no age limit. */
  readonly undoDays?: number;
  /** The records by id. Refuses if the caller may not see one of them. */
  see(db: Queryable, caller: Caller, ids: readonly string[]): Promise<ReadonlyMap<string, Subject>>;
  /** A record that the caller may change, locked until the commit. Refuses any other. */
  requireToChange(tx: Queryable, caller: Caller, id: string): Promise<Subject>;
  /** Whether the caller may undo this change of the record: offered, and accepted, only then. */
  mayUndo(
    db: Queryable,
    caller: Caller,
    subject: Subject,
    change: RecordChangeRow,
  ): boolean | Promise<boolean>;
  /** Whether the record is still as this change left it. */
  isStillSo(change: RecordChangeRow, subject: Subject): boolean;
  /** Restores the record, as a new change that names the one it undoes. */
  undo(
    tx: DatabaseTransaction,
    actor: Actor,
    subject: Subject,
    change: RecordChangeRow,
  ): Promise<void>;
  /**
   * Fields that need a permission of their own: a hidden one is left out of the history, and a
   * change of one that the caller may not change can't be undone by them.
   */
  readonly columns?: ColumnScope;
  /** Whether the record is about the caller, who then sees and may undo all of its columns. */
  isOwn?(caller: Caller, subject: Subject): boolean;
  /** The differences, as text. */
  describe(change: RecordChangeRow, people: PeopleByName): WireRecordChange['fields'];
  /** Ids of people among the changed values. */
  peopleIn?(change: RecordChangeRow): readonly string[];
  /** Looks up people by their ids; `namePeople` of accounts. */
  namePeople(db: Queryable, ids: readonly string[]): Promise<PeopleByName>;
}

/**
 * Changes of one record, or of all of its kind, newest first, each with whether it can be undone.
 */
export async function listRecordChanges<Subject>(
  db: Queryable,
  kind: RecordKind<Subject>,
  caller: Caller,
  { recordId, ...page }: PageRequest & { recordId: string | null },
): Promise<HistoryFacts & { changes: WireRecordChange[] }> {
  const asked = recordId === null ? null : await kind.see(db, caller, [recordId]);
  const { rows, ...facts } = await selectRecordChanges(db, { kind: kind.key, recordId }, page);
  const subjects = asked ?? (await kind.see(db, caller, unique(rows.map((row) => row.record_id))));
  const named = rows.flatMap((row) => [row.changed_by ?? [], kind.peopleIn?.(row) ?? []].flat());
  const people = await kind.namePeople(db, unique(named));
  const { columns = {} } = kind;
  const present = async (row: RecordChangeRow): Promise<WireRecordChange> => {
    const subject = subjects.get(row.record_id);
    const hidden = hiddenColumns(caller, columns, ownedBy(kind, caller, subject));
    const mayUndo =
      subject !== undefined &&
      isUndoable(kind, row, subject) &&
      !touches(kind, row, fixedColumns(caller, columns, ownedBy(kind, caller, subject))) &&
      (await kind.mayUndo(db, caller, subject, row));
    return {
      id: row.id,
      recordId: row.record_id,
      what: row.what,
      changedAt: row.changed_at.toISOString(),
      changedBy: (row.changed_by && people.get(row.changed_by)) || null,
      fields: kind.describe(row, people).filter(({ field }) => !hidden.includes(field)),
      undoes: row.undoes,
      undoneBy: row.undone_by,
      abilities: mayUndo ? ['undo'] : [],
    };
  };
  return {
    ...facts,
    auditCheck: await findAuditCheck(db),
    changes: await Promise.all(rows.map(present)),
  };
}

/** Answers a call that declares `recordHistory`, about the record of its path. */
export async function answerRecordHistory<Subject>(
  db: Queryable,
  kind: RecordKind<Subject>,
  call: { params: { id: string }; query: PageRequest; caller: Caller | null },
): Promise<HistoryFacts & { data: WireRecordChange[] }> {
  const page = { ...call.query, recordId: call.params.id };
  const { changes, ...facts } = await listRecordChanges(db, kind, requireCaller(call), page);
  return { data: changes, ...facts };
}

/**
 * Undoes one change, as a new change, and returns whose record it was. Refuses what {@link
 * RecordKind.requireToChange} refuses, (change-not-found), (not-undoable) a change that was undone
 * or superseded, (not-permitted) what {@link RecordKind.mayUndo} does not allow, and anything the
 * change itself would be refused for. A change of a column that the caller may not change is
 * refused (not-permitted) with its field.
 */
export async function undoRecordChange<Subject>(
  tx: DatabaseTransaction,
  kind: RecordKind<Subject>,
  actor: Actor,
  { id, recordId = null }: { id: number; recordId?: string | null },
): Promise<string> {
  const find = (of: string | null) => findRecordChange(tx, { kind: kind.key, recordId: of, id });
  const heldId = recordId ?? (await find(null))?.record_id ?? refuse('change-not-found');
  const subject = await kind.requireToChange(tx, actor.caller, heldId);
  const change = (await find(heldId)) ?? refuse('change-not-found');
  const owned = ownedBy(kind, actor.caller, subject);
  if (kind.columns) {
    refuseColumns(actor.caller, kind.columns, changedFields(kind, change), owned);
  }
  if (!isUndoable(kind, change, subject)) refuse('not-undoable');
  if (!(await kind.mayUndo(tx, actor.caller, subject, change))) refuse('not-permitted');
  await kind.undo(tx, actor, subject, change);
  return heldId;
}

/** {@link undoRecordChange} for a call that declares it, about the record of its path. */
export function undoCalledChange<Subject>(
  tx: DatabaseTransaction,
  kind: RecordKind<Subject>,
  call: Parameters<typeof actorOf>[0] & { params: { id: string }; body: { change: number } },
): Promise<string> {
  const change = { id: call.body.change, recordId: call.params.id };
  return undoRecordChange(tx, kind, actorOf(call), change);
}

/** The fields that a change is about, by their names on the wire. */
function changedFields<Subject>(kind: RecordKind<Subject>, change: RecordChangeRow) {
  return Object.fromEntries(kind.describe(change, new Map()).map(({ field }) => [field, true]));
}

function touches<Subject>(
  kind: RecordKind<Subject>,
  change: RecordChangeRow,
  fixed: readonly string[],
): boolean {
  if (fixed.length === 0) return false;
  const fields = changedFields(kind, change);
  return fixed.some((field) => field in fields);
}

function ownedBy<Subject>(kind: RecordKind<Subject>, caller: Caller, subject: Subject | undefined) {
  return { isOwn: subject !== undefined && kind.isOwn?.(caller, subject) === true };
}

function isUndoable<Subject>(
  kind: RecordKind<Subject>,
  change: RecordChangeRow,
  subject: Subject,
): boolean {
  const ageDays = (Date.now() - change.changed_at.getTime()) / DAY_MS;
  if (change.undone_by !== null || ageDays > (kind.undoDays ?? Number.POSITIVE_INFINITY)) {
    return false;
  }
  return kind.isStillSo(change, subject);
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
