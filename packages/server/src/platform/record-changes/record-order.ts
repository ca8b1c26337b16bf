import type { Actor } from '../actor.ts';
import type { DatabaseTransaction } from '../database.ts';
import { refuse } from '../refusal-error.ts';
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

/** Undoes a move: puts the row back among the others as they are now. */
export async function moveBack<Row extends OrderedRow>(
  tx: DatabaseTransaction,
  record: RecordTable<Row>,
  actor: Actor,
  rows: readonly Row[],
  { id, change, position }: { id: string; change: number; position: number },
): Promise<void> {
  const ids = rows.map((row) => row.id).filter((other) => other !== id);
  ids.splice(position - 1, 0, id);
  await orderRecords(tx, record, actor, rows, { ids, undone: { id, change } });
}
