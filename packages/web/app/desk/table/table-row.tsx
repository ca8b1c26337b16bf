import { Checkbox, Table } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu, RowButtons } from '../action-menu.tsx';
import { deskMessages } from '../messages.ts';
import type { NeighborState } from '../neighbors.ts';
import { type RecordAction, useActions } from '../record-actions.tsx';
import styles from './data-table.module.css';
import type { Column } from './data-table-props.ts';
import { TableCell } from './table-cell.tsx';
import type { RowRunner } from './use-row-keys.ts';

interface TableRowProps<Row extends object> {
  id: string;
  index: number;
  record: Row;
  name: string;
  columns: readonly Column<Row>[];
  actions: readonly RecordAction<Row>[];
  hasButtons: boolean;
  href: string | undefined;
  neighbors: NeighborState;
  /** Missing where rows are not selected. */
  selection: { isOn: boolean; toggle: (isStretch: boolean) => void } | null;
  isPeeked: boolean;
  onPeek: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onDone: () => void;
  runners: Map<string, RowRunner>;
}

const controls = ':is(a,button,input,select,textarea,label,[role="menu"],[role="listbox"])';

/** A click on a row counts unless it is on a control, or was made to mark text. */
function isOnRow({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  const isOwn = target instanceof Element && currentTarget.contains(target);
  if (defaultPrevented || !isOwn || target.closest(`${controls},[data-select]`)) return false;
  return window.getSelection()?.isCollapsed !== false;
}

/** One row of a table, a card on a phone. */
export function TableRow<Row extends object>(given: TableRowProps<Row>) {
  const { id, index, record, name, columns, actions, href, neighbors, selection, onPeek } = given;
  const row = useRef<HTMLTableRowElement>(null);
  const navigate = useNavigate();
  const of = useActions({ record, name, actions, onDone: given.onDone });
  const opening =
    of.offered.find(({ isOpening }) => isOpening) ?? of.offered.find((one) => one.name === 'edit');
  const openPage = () => href !== undefined && navigate(href, { state: neighbors });
  const startOpening = opening && (() => of.start(opening, row.current));
  const open = onPeek ?? (href !== undefined ? openPage : startOpening);

  const runner = useRef<RowRunner>({ act: () => {} });
  runner.current.act = (letter) => {
    const action = of.offered.find(({ key }) => key === letter);
    if (action) of.start(action, row.current);
  };
  const { runners } = given;
  useEffect(() => {
    runners.set(id, runner.current);
    return () => {
      runners.delete(id);
    };
  }, [runners, id]);

  const onClick = (event: MouseEvent) => {
    if (!isOnRow(event)) return;
    if (href !== undefined && (event.metaKey || event.ctrlKey)) {
      window.open(href, '_blank', 'noopener');
    } else {
      open?.();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    given.onKeyDown(event);
    const isPlain = !event.altKey && !event.defaultPrevented && event.target === row.current;
    if (event.key !== 'Enter' || !isPlain) return;
    if (given.isPeeked || event.metaKey || event.ctrlKey) openPage();
    else open?.();
  };
  return (
    <Table.Tr
      ref={row}
      data-id={id}
      data-row
      tabIndex={-1}
      data-selected={selection?.isOn || undefined}
      data-current={given.isPeeked || undefined}
      data-opens={open !== undefined || undefined}
      aria-rowindex={index + 2}
      className={styles.row}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {selection && (
        <Table.Td className={styles.select} data-select>
          <Checkbox
            size="xs"
            aria-label={deskMessages.select({ name })}
            checked={selection.isOn}
            onChange={() => {}}
            onClick={(event) => selection.toggle(event.shiftKey)}
          />
        </Table.Td>
      )}
      {columns.map((column, place) => (
        <TableCell
          key={column.id}
          column={column}
          row={record}
          name={name}
          onDone={given.onDone}
          title={place === 0 ? { href, neighbors, onPeek, open: opening && startOpening } : null}
        />
      ))}
      {given.hasButtons && (
        <Table.Td className={styles.buttons}>
          <RowButtons of={of} />
        </Table.Td>
      )}
      {actions.length > 0 && (
        <Table.Td className={styles.actions}>
          <ActionMenu of={of} href={href} state={neighbors} />
          {of.dialog}
        </Table.Td>
      )}
    </Table.Tr>
  );
}
