import type { DatabaseTransaction } from '../database.ts';
import type { RecordKind } from './record-history.ts';
import {
  changeRecord,
  findRecords,
  isSame,
  lockRecord,
  type RecordRow,
  type RecordTable,
} from './record-table.ts';

/** Parts of the history that a room must define, and parts that it may. */
export type HistoryRules<Row> = Pick<RecordKind<Row>, 'mayUndo' | 'namePeople'> &
  Partial<Pick<RecordKind<Row>, 'see' | 'requireToChange' | 'undo' | 'undoDays'>> & {
    /** The columns that undoing a change sets. Refuses values that can't be used anymore. */
    restore?: (
      tx: DatabaseTransaction,
      before: Partial<Row>,
      row: Row,
      what: string,
    ) => Partial<Row> | Promise<Partial<Row>>;
  };

/**
 * The history of a table's rows. A change can be undone until its columns change again, by setting
 * them back; creating a row can't be undone here, only by deleting or retiring it. Without `see`
 * and `requireToChange`, everyone who may make the call can see and change every row.
 */
export function columnHistory<Row extends RecordRow>(
  record: RecordTable<Row>,
  { restore = (_tx, before) => before, ...rules }: HistoryRules<Row>,
): RecordKind<Row> {
  const columns = Object.entries<RecordTable<Row>['columns'][keyof Row]>(record.columns);
  return {
    key: record.key,
    async see(db, _caller, ids) {
      const rows = await findRecords(db, record, ids);
      return new Map(rows.map((row) => [row.id, row]));
    },
    requireToChange: (tx, _caller, id) => lockRecord(tx, record, id),
    isStillSo({ before, after }, row) {
      const held = row as Readonly<Record<string, unknown>>;
      const isChange = Object.keys(before).length > 0;
      return isChange && Object.keys(after).every((name) => isSame(after[name], held[name]));
    },
    async undo(tx, actor, row, { id, what, before }) {
      const set = await restore(tx, before as Partial<Row>, row, what);
      await changeRecord(tx, record, actor, row, { what, set, undoes: id });
    },
    describe: ({ before, after }) =>
      columns.flatMap(([field, shown]) => {
        if (!shown || !(field in after)) return [];
        const { label, textOf = textOfValue } = shown;
        return [
          { field, label: label(), before: textOf(before[field]), after: textOf(after[field]) },
        ];
      }),
    ...rules,
  };
}

function textOfValue(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
