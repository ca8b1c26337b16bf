import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isButton } from '../action-menu.tsx';
import { deskMessages } from '../messages.ts';
import { neighborState } from '../neighbors.ts';
import type { Peek } from '../peek/use-peek.ts';
import { BulkBar } from './bulk-bar.tsx';
import { isForSeveral } from './bulk-work.ts';
import styles from './data-table.module.css';
import type { Column, DataTableProps } from './data-table-props.ts';
import { nextSort } from './list-address.ts';
import { extendTo, nothingSelected, toggleAll, toggleRow } from './selection.ts';
import { TableRow } from './table-row.tsx';
import { useFullText } from './use-full-text.tsx';
import { type RowRunner, useRowKeys } from './use-row-keys.ts';
import { useRowMoves } from './use-row-moves.ts';
import type { RowScroll } from './use-scrolled-rows.ts';
import { useSidewaysScroll } from './use-sideways-scroll.ts';
import { useTableKeys } from './use-table-keys.ts';
import type { Density } from './use-table-view.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface TableRowsProps<Row extends object> extends DataTableProps<Row> {
  holder: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  shown: readonly string[];
  density: Density;
  /** The panel beside the list; null if the list has none. */
  panel: (Peek & { go: (step: 1 | -1) => void }) | null;
}

export function TableRows<Row extends object>(given: TableRowsProps<Row>) {
  const { label, columns, rows, shown, density, rowId, rowHref, rowName = rowId } = given;
  const { holder, list, panel, paging, scroll, onReorder, onDone = () => {} } = given;
  const {
    moves,
    onKeyDown,
    holder: moved,
  } = useRowMoves({
    rows,
    rowId,
    rowName,
    onReorder,
    onDone,
  });
  const actions = [...(given.actions ?? []), ...moves];
  const location = useLocation();
  const [selection, setSelection] = useState(nothingSelected);
  /** The list's address when all that it leaves was chosen. */
  const [everyMatchAt, setEveryMatchAt] = useState<string | null>(null);
  const ids = rows.map(rowId);
  const visibleColumns = columns.filter(({ id }) => shown.includes(id));
  const isSelectable = actions.some(isForSeveral);
  const hasButtons = actions.some(isButton);
  const isSideways = useSidewaysScroll(holder);
  const { visible, before, after } = useVirtualRows(holder, {
    count: scroll?.total ?? rows.length,
    density,
    isSideways,
  });
  useSight(scroll, visible);
  const runners = useRef(new Map<string, RowRunner>());
  const select = (change: (before: typeof selection) => typeof selection) => {
    setEveryMatchAt(null);
    setSelection(change);
  };
  const extend = (from: string, to: string) =>
    select((before) => extendTo(before, ids, { from, to }));
  useRowKeys({
    holder,
    runners: runners.current,
    letters: actions.flatMap(({ key }) => key ?? []),
    peeked: panel && panel.id !== null ? { id: panel.id, go: panel.go } : null,
    onSelect: isSelectable ? (id) => select((before) => toggleRow(before, id)) : null,
    onExtend: isSelectable ? extend : null,
  });
  useTableKeys({
    actions,
    isSelectable,
    hasPeek: panel !== null,
    isReordered: onReorder !== undefined,
  });
  const fullText = useFullText();
  const selected = useSelected(given, selection.ids);
  const address = `${location.pathname}${location.search}`;
  const isEveryMatch = everyMatchAt === address && list !== undefined && paging !== undefined;
  const isAll = selected.length > 0 && selected.length === rows.length;
  const width =
    visibleColumns.length +
    (isSelectable ? 1 : 0) +
    (hasButtons ? 1 : 0) +
    (actions.length > 0 ? 1 : 0);
  const clear = () => select(() => nothingSelected);
  const neighbors = neighborState(ids, location);
  /** A row that moved down the list is on two pages until both are loaded again. */
  const drawn = new Set<string>();
  return (
    <>
      <div
        ref={holder}
        className={styles.holder}
        data-sideways={isSideways || undefined}
        {...(isSideways && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <Table
          stickyHeader
          stickyHeaderOffset={isSideways ? 0 : 56}
          className={styles.table}
          data-selectable={isSelectable || undefined}
          aria-label={label}
          aria-rowcount={(scroll?.total ?? rows.length) + 1}
        >
          <Table.Thead>
            <Table.Tr>
              {isSelectable && (
                <Table.Th scope="col" className={styles.select}>
                  <Checkbox
                    size="xs"
                    aria-label={deskMessages.selectAll()}
                    checked={isAll}
                    indeterminate={selected.length > 0 && !isAll}
                    onChange={() => select((before) => toggleAll(before, ids))}
                  />
                </Table.Th>
              )}
              {visibleColumns.map((column, place) => (
                <Head
                  key={column.id}
                  column={column}
                  isTitle={place === 0}
                  direction={
                    list?.query.sort === column.id && (list.query.isDescending ? 'desc' : 'asc')
                  }
                  onSort={
                    list && column.isSortable
                      ? () => list.change(nextSort(list.query, column.id))
                      : null
                  }
                />
              ))}
              {hasButtons && (
                <Table.Th scope="col" className={styles.buttons}>
                  <span className="unseen">{deskMessages.actions()}</span>
                </Table.Th>
              )}
              {actions.length > 0 && (
                <Table.Th scope="col" className={styles.actions}>
                  <span className="unseen">{deskMessages.actions()}</span>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody ref={moved} {...fullText.listeners}>
            <Spacer height={before} columns={width} />
            {visible.map((index) => {
              const row = scroll ? scroll.rowAt(index) : rows[index];
              if (row === undefined) return <Waiting key={`row ${index}`} columns={width} />;
              const id = rowId(row);
              const isTwice = drawn.has(id);
              drawn.add(id);
              return (
                <TableRow
                  key={isTwice ? `${id} ${index}` : id}
                  id={id}
                  index={index}
                  record={row}
                  name={rowName(row)}
                  columns={visibleColumns}
                  actions={actions}
                  hasButtons={hasButtons}
                  href={rowHref?.(row)}
                  neighbors={neighbors}
                  selection={
                    isSelectable
                      ? {
                          isOn: selection.ids.has(id),
                          toggle: (isStretch) =>
                            isStretch
                              ? extend(selection.anchor ?? id, id)
                              : select((before) => toggleRow(before, id)),
                        }
                      : null
                  }
                  isPeeked={panel?.id === id}
                  onPeek={panel ? () => panel.show(id) : undefined}
                  onKeyDown={(event) => onKeyDown(event, row)}
                  onDone={onDone}
                  runners={runners.current}
                />
              );
            })}
            <Spacer height={after} columns={width} />
          </Table.Tbody>
        </Table>
        {fullText.bubble}
      </div>
      <BulkBar
        chosen={{
          records: selected,
          everyMatch: isEveryMatch ? list.query : null,
          count: isEveryMatch ? paging.total : selected.length,
        }}
        total={isAll && paging && paging.total > rows.length ? paging.total : null}
        onEveryMatch={() => setEveryMatchAt(address)}
        nameOf={rowName}
        actions={actions}
        onClear={clear}
        onDone={onDone}
      />
    </>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  direction: false | 'asc' | 'desc';
  onSort: (() => void) | null;
  /** Its cells name the rows. */
  isTitle: boolean;
}

function Head<Row>({ column, direction, onSort, isTitle }: HeadProps<Row>) {
  const { id, label, isNumber, isWide, isTop, isLong } = column;
  const Arrow =
    direction === 'asc' ? IconArrowUp : direction === 'desc' ? IconArrowDown : IconArrowsSort;
  return (
    <Table.Th
      scope="col"
      data-column={id}
      data-number={isNumber}
      data-wide={isWide}
      data-title={isTitle || undefined}
      data-top={isTop}
      data-long={isLong}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {onSort ? (
        <UnstyledButton className={styles.sort} data-on={direction || undefined} onClick={onSort}>
          {label()}
          <Arrow size={16} aria-hidden />
        </UnstyledButton>
      ) : (
        label()
      )}
    </Table.Th>
  );
}

/** Says what is in sight of a list that is scrolled as a whole. */
function useSight(scroll: RowScroll<object> | undefined, visible: readonly number[]): void {
  const [first = 0, last = 0] = [visible[0], visible.at(-1)];
  const onSee = useRef(scroll?.onSee);
  onSee.current = scroll?.onSee;
  useEffect(() => onSee.current?.(first, last), [first, last]);
}

/** The selected rows; of a scrolled list also those that were loaded before. */
function useSelected<Row extends object>(
  { rows, rowId, scroll }: DataTableProps<Row> & { rows: readonly Row[] },
  selected: ReadonlySet<string>,
): Row[] {
  const kept = useRef<ReadonlyMap<string, Row>>(new Map());
  const loaded = rows
    .filter((row) => selected.has(rowId(row)))
    .map((row): [string, Row] => [rowId(row), row]);
  const before = scroll ? [...kept.current].filter(([id]) => selected.has(id)) : [];
  kept.current = new Map([...before, ...loaded]);
  return [...kept.current.values()];
}

/** The place of a row that isn't loaded yet. */
function Waiting({ columns }: { columns: number }) {
  return (
    <tr className={styles.waiting}>
      <td colSpan={columns} aria-label={deskMessages.loading()} />
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
