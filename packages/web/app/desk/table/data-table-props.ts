import type { ReactNode } from 'react';
import type { FormKey } from '../form-keys.ts';
import type { DeskProblem } from '../read-problem.ts';
import type { Done, RecordAction } from '../record-actions.tsx';
import type { List } from './use-list.ts';
import type { RowScroll } from './use-scrolled-rows.ts';

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
  /** Hidden where the list is narrower than on a desktop. */
  isWide?: true;
  /** Text of any length: where the table is too narrow, it is cut off first, in one line. */
  isLong?: true;
  /** With `isLong`: how many characters of it are left at least on a wide screen. */
  atLeast?: number;
  /** Changed in place. */
  edit?: CellEdit<Row>;
}

/** How a cell is changed in place: a click or Enter opens it, Esc leaves it as it was. */
export interface CellEdit<Row> {
  kind: 'text' | 'date' | 'choice' | 'email' | 'tel' | 'lines';
  /** As the input holds it; empty where nothing is stated. With `parts`, one of them a line. */
  value: (row: Row) => string;
  /** The labels of several inputs of a text, such as both names. */
  parts?: readonly (() => string)[];
  /** Reads all of a value of which the row has only the start. */
  load?: (row: Row, signal: AbortSignal) => Promise<string>;
  /** The cell leads somewhere: a button beside it changes it. */
  isBeside?: true;
  /** Of the kind `choice`. */
  choices?:
    | readonly { value: string; label: string }[]
    | ((row: Row) => readonly { value: string; label: string }[]);
  /** The choice can be taken away. */
  isClearable?: true;
  mayEdit: (row: Row) => boolean;
  /** The row as it will be, shown until the server has answered. */
  preview: (row: Row, value: string) => Row;
  /** Sends it. */
  save: (row: Row, value: string, key: FormKey) => Promise<unknown>;
  /** What to say then, with the call that undoes it; by default nothing is said. */
  said?: (row: Row, value: string) => Done;
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
  /** The page of a row; without it and `peek`, a click runs the action that opens it. */
  rowHref?: (row: Row) => string;
  rowName?: (row: Row) => string;
  /**
   * What the panel beside the list shows of a row. The address names the row, so the page exports
   * `reloadUnlessPeeking` as its `shouldRevalidate`.
   */
  peek?: (row: Row) => ReactNode;
  /** The list in the address: order, page, columns. */
  list?: List;
  paging?: { page: number; pageSize: number; total: number };
  /** The whole list scrolls, without pages; `rows` are the loaded ones (`useScrolledRows`). */
  scroll?: RowScroll<Row> | undefined;
  problem?: DeskProblem | null;
  onRetry?: () => void;
  /**
   * One line in a table that is a part of its page. `isNoMatch`: the filters leave nothing;
   * `isUnknown`: what matches isn’t known, so nothing is counted; `button` is what helps then.
   */
  empty: {
    title: string;
    text?: ReactNode;
    isNoMatch?: boolean;
    isUnknown?: boolean;
    button?: ReactNode;
  };
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
