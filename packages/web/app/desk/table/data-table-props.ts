import type { ReactNode } from 'react';
import type { DeskProblem } from '../read-problem.ts';
import type { RecordAction } from '../record-actions.tsx';
import type { List } from './use-list.ts';

/** One column; the first one names the row and holds its link. */
export interface Column<Row> {
  id: string;
  label: () => string;
  cell: (row: Row) => ReactNode;
  /** The server can sort by it, by the column's id. */
  isSortable?: true;
  isNumber?: true;
  /** On a phone's card, below the title; without its label, unless `labeled`. */
  isTop?: true | 'labeled';
  /** Hidden until chosen in the table's menu. */
  isExtra?: true;
  /** Hidden on screens narrower than a desktop's. */
  isWide?: true;
  /** Text of any length: where the table is too narrow, it is cut off first, in one line. */
  isLong?: true;
  /** With `isLong`: how many characters are left of it at least, 12 unless stated. */
  atLeast?: number;
}

export interface DataTableProps<Row extends object> {
  /** The name under which the browser remembers the chosen columns. */
  name: string;
  /** The name of the table, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Null while they load. */
  rows: readonly Row[] | null;
  rowId: (row: Row) => string;
  /** Where a row links to; without it, j and k don't work. */
  rowHref?: (row: Row) => string;
  rowName?: (row: Row) => string;
  /** The list in the address: order, page, columns. */
  list?: List;
  paging?: { page: number; pageSize: number; total: number };
  problem?: DeskProblem | null;
  onRetry?: () => void;
  /** One line in a table that is a part of its page. `isNoMatch`: the filters leave nothing. */
  empty: { title: string; text?: ReactNode; isNoMatch?: boolean };
  /** The actions on rows; each row's abilities say which apply. */
  actions?: readonly RecordAction<Row>[];
  /**
   * Takes the ids of all rows with the ability `move`, in a new order: rows get Move up and Move
   * down in their menu, and Alt with an arrow key.
   */
  onReorder?: (ids: string[]) => Promise<unknown>;
  /** Called after an action on a row. */
  onDone?: () => void;
}
