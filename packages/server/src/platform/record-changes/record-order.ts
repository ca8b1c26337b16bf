import type { Actor } from '../actor.ts';
import type { DatabaseTransaction } from '../database.ts';
import { refuse } from '../refusal-error.ts';
import { columnHistory, type HistoryRules } from './column-history.ts';
import type { RecordKind } from './record-history.ts';
import { changeRecord, type RecordRow, type RecordTable } from './record-table.ts';

/** A row that staff put in order; 0: not among them. */
interface OrderedRow extends RecordRow {
  readonly position: number;
}

interface NewOrder {
  readonly ids: readonly string[];
  /** The change that this order undoes, of the row of `id`. */
  readonly undone?: { id: string; change: number };
}

/**
 * Puts rows, held in their order until the commit, into a new one. Refuses (changed-meanwhile) ids
 * that are not all of the rows, each once.
 */
export async function orderRecords<Row extends OrderedRow>(
  tx: DatabaseTransaction,
  record: RecordTable<Row>,
  actor: Actor,
  rows: readonly Row[],
  { ids, undone }: NewOrder,
): Promise<void> {
  const positions = new Map(ids.map((id, index) => [id, index + 1]));
  if (positions.size !== ids.length || ids.length !== rows.length) refuse('changed-meanwhile');
  for (const row of rows) {
    const position = positions.get(row.id) ?? refuse('changed-meanwhile');
    const set = { position } as Partial<Row>;
    const undoes = row.id === undone?.id ? undone.change : null;
    await changeRecord(tx, record, actor, row, { what: 'moved', set, undoes });
  }
}

/** The position after the last row of an order. Refuses to make it longer than `most`. */
export function lastPosition(
  order: readonly OrderedRow[],
  most: number,
  refuseFull: () => never,
): number {
  if (order.length >= most) refuseFull();
  return (order.at(-1)?.position ?? 0) + 1;
}

/** The history of rows in an order. Undoing a move puts the row back among the others. */
export function orderedHistory<Row extends OrderedRow>(
  record: RecordTable<Row>,
  rules: HistoryRules<Row>,
  /** The rows among which this one is, held until the commit. */
  lockOrder: (tx: DatabaseTransaction, row: Row) => Promise<readonly Row[]>,
): RecordKind<Row> {
  const kind = columnHistory(record, rules);
  return {
    ...kind,
    async undo(tx, actor, row, change) {
      if (change.what !== 'moved') return kind.undo(tx, actor, row, change);
      const rows = await lockOrder(tx, row);
      const ids = rows.map(({ id }) => id).filter((id) => id !== row.id);
      ids.splice(Number(change.before.position) - 1, 0, row.id);
      const undone = { id: row.id, change: change.id };
      await orderRecords(tx, record, actor, rows, { ids, undone });
    },
  };
}
