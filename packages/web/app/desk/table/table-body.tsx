import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { deskMessages } from '../messages.ts';
import type { RecordAction } from '../record-actions.tsx';
import styles from './data-table.module.css';
import type { Column, DataTableProps } from './data-table-props.ts';
import type { Density } from './list-address.ts';
import type { RowContext } from './row-context.ts';
import { TableRow } from './table-row.tsx';
import { useFullText } from './use-full-text.tsx';
import { useNewRows } from './use-new-rows.ts';
import type { RowScroll } from './use-scrolled-rows.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface TableBodyProps<Row extends object>
  extends Pick<DataTableProps<Row>, 'rowId' | 'rowHref' | 'scroll'> {
  holder: RefObject<HTMLDivElement | null>;
  /** Where rows are drawn, for what moves them. */
  moved: RefObject<HTMLTableSectionElement | null>;
  rows: readonly Row[];
  rowName: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** How many cells a row has. */
  width: number;
  density: Density;
  isSideways: boolean;
  actions: readonly RecordAction<Row>[];
  hasButtons: boolean;
  context: RowContext<Row>;
  /** Null where rows are not selected. */
  selected: ReadonlySet<string> | null;
  peeked: string | null;
  hasPeek: boolean;
}

/** The rows in sight. Scrolling draws this part of the table alone. */
export function TableBody<Row extends object>(given: TableBodyProps<Row>) {
  const { holder, rows, rowId, rowName, rowHref, scroll, selected, context, width } = given;
  const { density, isSideways } = given;
  const count = scroll?.total ?? rows.length;
  const { visible, before, after, rowHeight, isLong } = useVirtualRows(holder, {
    ...{ count, density, isSideways },
  });
  useSight(scroll, visible[0] ?? 0, visible.at(-1) ?? 0);
  const fullText = useFullText();
  const { mayDraw } = useNewRows(isLong);
  const parts: ReactNode[] = [];
  /** Rows since the last one that was drawn. */
  let waiting = 0;
  const endWait = (next: number) => {
    if (waiting === 0) return;
    const height = waiting * rowHeight;
    parts.push(<Waiting key={`before ${next}`} height={height} columns={width} />);
    waiting = 0;
  };
  /** A row that moved down the list is on two pages until both are loaded again. */
  const drawn = new Set<string>();
  for (const index of visible) {
    const row = scroll ? scroll.rowAt(index) : rows[index];
    const id = row === undefined ? null : rowId(row);
    const key = id !== null && drawn.has(id) ? `${id} ${index}` : id;
    if (row === undefined || id === null || key === null || !mayDraw(key)) {
      waiting += 1;
      continue;
    }
    drawn.add(id);
    endWait(index);
    parts.push(
      <TableRow
        key={key}
        {...{ id, index, context }}
        record={row}
        name={rowName(row)}
        columns={given.columns}
        actions={given.actions}
        hasButtons={given.hasButtons}
        href={rowHref?.(row)}
        isSelected={selected === null ? null : selected.has(id)}
        isPeeked={given.peeked === id}
        hasPeek={given.hasPeek}
      />,
    );
  }
  endWait(count);
  return (
    <tbody ref={given.moved} {...fullText.listeners}>
      <Spacer height={before} columns={width} />
      {parts}
      <Spacer height={after} columns={width} />
      {fullText.bubble && createPortal(fullText.bubble, document.body)}
    </tbody>
  );
}

/** Says what is in sight of a list that is scrolled as a whole. */
function useSight(scroll: RowScroll<object> | undefined, first: number, last: number): void {
  const onSee = useRef(scroll?.onSee);
  onSee.current = scroll?.onSee;
  useEffect(() => onSee.current?.(first, last), [first, last]);
}

/** The place of rows that aren't loaded or drawn yet. */
function Waiting({ height, columns }: { height: number; columns: number }) {
  return (
    <tr className={styles.waiting}>
      <td colSpan={columns} style={{ height }} aria-label={deskMessages.loading()} />
    </tr>
  );
}

/** Takes the space of the rows above or below the rendered ones. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
