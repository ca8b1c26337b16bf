import { Table } from '@mantine/core';
import {
  type CSSProperties,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { Link } from 'react-router';
import { UNKNOWN } from '#platform';
import type { NeighborState } from '../neighbors.ts';
import styles from './data-table.module.css';
import type { Column } from './data-table-props.ts';
import cellStyles from './table-cell.module.css';
import { useCellEdit } from './use-cell-edit.ts';

// Loaded by the first cell that is changed in place.
const CellEditor = lazy(() => import('./cell-editor.tsx'));

/** What the cell that names a row leads to. */
interface TitleOf {
  href: string | undefined;
  neighbors: NeighborState;
  onPeek: (() => void) | undefined;
  /** Opens a row that has no page. */
  open: (() => void) | undefined;
}

interface TableCellProps<Row> {
  column: Column<Row>;
  row: Row;
  name: string;
  /** Null for a cell that doesn't name the row. */
  title: TitleOf | null;
  onDone: () => void;
}

export function TableCell<Row>({ column, row, name, title, onDone }: TableCellProps<Row>) {
  const { id, label, cell, isNumber, isWide, isTop, isLong, atLeast = 0, edit } = column;
  const [isEditing, setEditing] = useState(false);
  const editing = useCellEdit(edit, { row, onDone });
  const content = cell(editing.row);
  const shown = isLong ? (
    <span className={styles.long} style={{ '--at-least': `${atLeast}ch` } as CSSProperties}>
      {content}
    </span>
  ) : (
    content
  );
  const leave = (cellElement: Element | null) => {
    setEditing(false);
    queueMicrotask(() => cellElement?.querySelector<HTMLElement>('button')?.focus());
  };
  return (
    <Table.Td
      data-column={id}
      data-label={label()}
      data-number={isNumber}
      data-wide={isWide}
      data-top={isTop}
      data-long={isLong}
      data-title={title !== null || undefined}
      data-unknown={content === UNKNOWN || undefined}
      data-editing={isEditing || undefined}
    >
      {edit && isEditing ? (
        <Suspense fallback={shown}>
          <CellEditor
            label={label()}
            name={name}
            kind={edit.kind}
            value={edit.value(editing.row)}
            choices={typeof edit.choices === 'function' ? edit.choices(row) : edit.choices}
            isClearable={edit.isClearable === true}
            onSave={editing.save}
            onLeave={leave}
          />
        </Suspense>
      ) : title ? (
        <TitleCell {...title}>{shown}</TitleCell>
      ) : edit?.mayEdit(row) ? (
        <button
          type="button"
          className={cellStyles.editable}
          data-saving={editing.isSaving || undefined}
          onClick={() => setEditing(true)}
        >
          {shown}
        </button>
      ) : (
        shown
      )}
    </Table.Td>
  );
}

function TitleCell({ href, neighbors, onPeek, open, children }: TitleOf & { children: ReactNode }) {
  if (href !== undefined) {
    const peek = (event: MouseEvent) => {
      if (!onPeek || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onPeek();
    };
    return (
      <Link to={href} state={neighbors} className={styles.link} onClick={peek}>
        {children}
      </Link>
    );
  }
  const run = onPeek ?? open;
  if (!run) return children;
  return (
    <button type="button" className={styles.link} onClick={run}>
      {children}
    </button>
  );
}
