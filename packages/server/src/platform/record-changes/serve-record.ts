import type { Endpoint, PageRequest, recordHistory } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { actorOf } from '../actor.ts';
import { type Caller, requireCaller } from '../caller.ts';
import {
  atomically,
  type Database,
  type DatabaseTransaction,
  type Queryable,
} from '../database.ts';
import { answerOnce, submissionOf } from '../idempotency.ts';
import type { Secrets } from '../secrets.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { answerRecordHistory, type RecordKind, undoCalledChange } from './record-history.ts';
import { orderRecords } from './record-order.ts';
import {
  changeRecord,
  createRecord,
  lockRecord,
  type RecordRow,
  type RecordTable,
  requireVersion,
} from './record-table.ts';

type OfOne = z.ZodType<{ id: string }>;

/** The two calls that `historyEndpoints` of the contract declares. */
interface HistoryCalls<Answer> {
  readonly history: Endpoint<
    z.ZodType<PageRequest>,
    z.ZodType,
    z.ZodType<z.output<typeof recordHistory.answer>>,
    OfOne
  >;
  readonly undo: Endpoint<z.ZodType, z.ZodType<{ change: number }>, z.ZodType<Answer>, OfOne>;
}

/** A history, or how to make one with the names of what its records name. */
type HistoryOf<Subject> =
  | RecordKind<Subject>
  | ((db: Queryable) => RecordKind<Subject> | Promise<RecordKind<Subject>>);

/** Registers the calls that read a record's history and undo one of its changes. */
export function serveHistory<Subject, Answer>(
  app: FastifyInstance,
  { db }: { db: Database },
  calls: HistoryCalls<Answer>,
  history: HistoryOf<Subject>,
  /** The record after the change was undone. */
  answer: (tx: DatabaseTransaction, caller: Caller, id: string) => Promise<Answer>,
): void {
  const kindOf = async (from: Queryable) =>
    typeof history === 'function' ? history(from) : history;

  serveEndpoint(app, calls.history, async (call) =>
    answerRecordHistory(db, await kindOf(db), call),
  );

  serveEndpoint(app, calls.undo, (call) =>
    atomically(db, async (tx) => {
      const id = await undoCalledChange(tx, await kindOf(tx), call);
      return answer(tx, requireCaller(call), id);
    }),
  );
}

/** A kind of record that staff edit, and how it differs from others. */
interface ServedRecord<Row extends RecordRow, New, Given, Answer> {
  readonly table: RecordTable<Row>;
  readonly calls: HistoryCalls<Answer> & {
    readonly update: Endpoint<z.ZodType, z.ZodType<Given>, z.ZodType<Answer>, OfOne>;
  } & (
      | { readonly create: Endpoint<z.ZodType, z.ZodType<New>, z.ZodType<Answer>> }
      | { readonly create?: never }
    );
  readonly history: HistoryOf<Row>;
  answer(db: Queryable, row: Row, caller: Caller): Promise<Answer>;
  /** A row that the caller may change, held until the commit; by default every row. */
  lock?(tx: DatabaseTransaction, id: string, caller: Caller): Promise<Row>;
  /** The columns of a new row. Refuses values that can't be used. */
  create?(tx: DatabaseTransaction, given: New, caller: Caller): Values<Row>;
  /** The columns to change. Refuses values that can't be used. */
  edit(
    tx: DatabaseTransaction,
    given: Omit<Given, 'version'>,
    row: Row,
    caller: Caller,
  ): Values<Row>;
}

type Values<Row> = Partial<Row> | Promise<Partial<Row>>;

/**
 * Registers the calls that create a record, edit it, read its history and undo a change. A change
 * of `retired_at` is written down as retiring or restoring the record.
 */
export function serveRecord<Row extends RecordRow, New, Given extends { version: number }, Answer>(
  app: FastifyInstance,
  services: { db: Database; secrets: Secrets },
  record: ServedRecord<Row, New, Given, Answer>,
): void {
  const { table, calls, history } = record;
  const lock = async (tx: DatabaseTransaction, id: string, caller: Caller) =>
    record.lock ? record.lock(tx, id, caller) : lockRecord(tx, table, id);

  const { create } = calls;
  if (create) {
    serveEndpoint(app, create, (call) =>
      answerOnce(services, submissionOf(create, call.body, call), async (tx) => {
        const actor = actorOf(call);
        const values = (await record.create?.(tx, call.body, actor.caller)) ?? {};
        return record.answer(tx, await createRecord(tx, table, actor, values), actor.caller);
      }),
    );
  }

  serveEndpoint(app, calls.update, (call) =>
    atomically(services.db, async (tx) => {
      const actor = actorOf(call);
      const { version, ...given } = call.body;
      const row = await lock(tx, call.params.id, actor.caller);
      requireVersion(row, version);
      const set = await record.edit(tx, given, row, actor.caller);
      const change = { what: whatChanges(set), set };
      const changed = await changeRecord(tx, table, actor, row, change);
      return record.answer(tx, changed, actor.caller);
    }),
  );

  serveHistory(app, services, calls, history, async (tx, caller, id) =>
    record.answer(tx, await lock(tx, id, caller), caller),
  );
}

function whatChanges(set: object): string {
  if (!('retired_at' in set)) return 'edited';
  return set.retired_at ? 'retired' : 'restored';
}

/** Registers the call that puts the rows of a list in a new order. */
export function serveOrder<Row extends RecordRow & { readonly position: number }, Params>(
  app: FastifyInstance,
  { db }: { db: Database },
  endpoint: Endpoint<
    z.ZodType,
    z.ZodType<{ ids: string[] }>,
    z.ZodType<{ data: true }>,
    z.ZodType<Params>
  >,
  table: RecordTable<Row>,
  /** The rows in their order, held until the commit. */
  lockOrder: (tx: DatabaseTransaction, params: Params) => Promise<readonly Row[]>,
): void {
  serveEndpoint(app, endpoint, (call) =>
    atomically(db, async (tx) => {
      await orderRecords(tx, table, actorOf(call), await lockOrder(tx, call.params), call.body);
      return { data: true as const };
    }),
  );
}
