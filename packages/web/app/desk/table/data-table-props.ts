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
  /** Left out until it is chosen in the table's menu. */
  isExtra?: true;
  /** Left out where the screen is narrower than a desktop's. */
  isWide?: true;
}

export interface DataTableProps<Row extends object> {
  /** Under this name the browser remembers the columns that were chosen. */
  name: string;
  /** What the table is called, for people who hear it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Null while they load. */
  rows: readonly Row[] | null;
  rowId: (row: Row) => string;
  /** Where a row leads; without it rows can't be walked with j and k. */
  rowHref?: (row: Row) => string;
  rowName?: (row: Row) => string;
  /** The list in the address: order, page, columns. */
  list?: List;
  paging?: { page: number; pageSize: number; total: number };
  problem?: DeskProblem | null;
  onRetry?: () => void;
  empty: { title: string; text?: ReactNode };
  /** What can be done with a row; the row's abilities say which of it. */
  actions?: readonly RecordAction<Row>[];
  /**
   * Takes the ids of all rows with the ability `move`, in a new order: rows get Move up and Move
   * down in their menu, and Alt with an arrow key.
   */
  onReorder?: (ids: string[]) => Promise<unknown>;
  /** Something was done with a row. */
  onDone?: () => void;
}
