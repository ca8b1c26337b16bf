import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu, RowButtons } from '../action-menu.tsx';
import { deskMessages } from '../messages.ts';
import { type RecordAction, useActions } from '../record-actions.tsx';
import styles from './data-table.module.css';
import type { Column } from './data-table-props.ts';
import checkStyles from './row-check.module.css';
import type { RowContext } from './row-context.ts';
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
  context: RowContext<Row>;
  /** Null where rows are not selected. */
  isSelected: boolean | null;
  isPeeked: boolean;
  hasPeek: boolean;
}

const controls = ':is(a,button,input,select,textarea,label,[role="menu"],[role="listbox"])';

/** A click on a row counts unless it is on a control, or was made to mark text. */
function isOnRow({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  const isOwn = target instanceof Element && currentTarget.contains(target);
  if (defaultPrevented || !isOwn || target.closest(`${controls},[data-select]`)) return false;
  return window.getSelection()?.isCollapsed !== false;
}

/** One row of a table, a card on a phone. */
function Row<Of extends object>(given: TableRowProps<Of>) {
  const { id, index, record, name, columns, actions, href, context, isSelected, hasPeek } = given;
  const row = useRef<HTMLTableRowElement>(null);
  const navigate = useNavigate();
  const of = useActions({ record, name, actions, onDone: () => context.onDone() });
  const opening =
    of.offered.find(({ isOpening }) => isOpening) ?? of.offered.find((one) => one.name === 'edit');
  const openPage = () => href !== undefined && navigate(href, { state: context.neighbors() });
  const startOpening = opening && (() => of.start(opening, row.current));
  const peek = hasPeek ? () => context.peek(id) : undefined;
  const open = peek ?? (href !== undefined ? openPage : startOpening);

  const runner = useRef<RowRunner>({ act: () => {} });
  runner.current.act = (letter) => {
    const action = of.offered.find(({ key }) => key === letter);
    if (action && !of.isOff(action)) of.start(action, row.current);
  };
  const { runners } = context;
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
    context.onKeyDown(event, record);
    const isPlain = !event.altKey && !event.defaultPrevented && event.target === row.current;
    if (event.key !== 'Enter' || !isPlain) return;
    if (given.isPeeked || event.metaKey || event.ctrlKey) openPage();
    else open?.();
  };
  return (
    <tr
      ref={row}
      data-id={id}
      data-row
      tabIndex={-1}
      data-selected={isSelected || undefined}
      data-current={given.isPeeked || undefined}
      data-opens={open !== undefined || undefined}
      aria-rowindex={index + 2}
      className={styles.row}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {isSelected !== null && (
        <td className={styles.select} data-select>
          <input
            type="checkbox"
            className={checkStyles.check}
            aria-label={deskMessages.select({ name })}
            checked={isSelected}
            onChange={() => {}}
            onClick={(event) => context.select(id, event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <TableCell
          key={column.id}
          column={column}
          row={record}
          name={name}
          context={context}
          title={place === 0 ? { href, onPeek: peek, onPage: openPage, open: startOpening } : null}
        />
      ))}
      {given.hasButtons && (
        <td className={styles.buttons}>
          <RowButtons of={of} />
        </td>
      )}
      {actions.length > 0 && (
        <td className={styles.actions}>
          <ActionMenu of={of} href={href} stateOf={context.neighbors} />
          {of.dialog}
        </td>
      )}
    </tr>
  );
}

/** Rendered again only when something in the row changes. */
export const TableRow = memo(Row) as typeof Row;
