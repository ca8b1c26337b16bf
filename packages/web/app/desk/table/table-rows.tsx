import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isButton } from '../action-menu.tsx';
import { Check } from '../check.tsx';
import { deskMessages } from '../messages.ts';
import { neighborState, placeOfRows } from '../neighbors.ts';
import type { MovedPanel } from '../peek/use-peek-panel.tsx';
import type { RecordAction } from '../record-actions.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { BulkBar } from './bulk-bar.tsx';
import { isForSeveral } from './bulk-work.ts';
import styles from './data-table.module.css';
import type { Column, DataTableProps } from './data-table-props.ts';
import type { Density } from './list-address.ts';
import { nextSort } from './list-address.ts';
import type { RowContext } from './row-context.ts';
import { extendTo, nothingSelected, toggleAll, toggleRow } from './selection.ts';
import { TableBody } from './table-body.tsx';
import { useColumnWidths } from './use-column-widths.ts';
import { type RowRunner, useRowKeys } from './use-row-keys.ts';
import { useRowMoves } from './use-row-moves.ts';
import { useSidewaysScroll } from './use-sideways-scroll.ts';
import { useTableKeys } from './use-table-keys.ts';

interface TableRowsProps<Row extends object> extends DataTableProps<Row> {
  holder: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  shown: readonly string[];
  density: Density;
  /** The panel beside the list; null if the list has none. */
  panel: MovedPanel | null;
}

const noActions: readonly never[] = [];
const doNothing = () => {};

export function TableRows<Row extends object>(given: TableRowsProps<Row>) {
  const { label, columns, rows, shown, density, rowId, rowHref, rowName = rowId } = given;
  const { holder, list, panel, paging, scroll, onReorder, onDone = doNothing } = given;
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
  const own: readonly RecordAction<Row>[] = given.actions ?? noActions;
  const actions = moves.length > 0 ? [...own, ...moves] : own;
  const location = useLocation();
  const [selection, setSelection] = useState(nothingSelected);
  /** The list's address when all that it leaves was chosen. */
  const [everyMatchAt, setEveryMatchAt] = useState<string | null>(null);
  const ids = rows.map(rowId);
  const names = shown.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the list of them
  const visibleColumns = useMemo(
    () => shown.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, names],
  );
  const isSelectable = actions.some(isForSeveral);
  const hasButtons = actions.some(isButton);
  const isSideways = useSidewaysScroll(holder);
  const runners = useRef(new Map<string, RowRunner>());
  const select = (change: (before: typeof selection) => typeof selection) => {
    setEveryMatchAt(null);
    setSelection(change);
  };
  const extend = (from: string, to: string) =>
    select((before) => extendTo(before, ids, { from, to }));
  const hasEditors = visibleColumns.some(({ edit }) => edit !== undefined);
  useRowKeys({
    holder,
    hasEditors,
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
    hasEditors,
  });
  const selected = useSelected(given, selection.ids);
  const address = `${location.pathname}${location.search}`;
  const isEveryMatch = everyMatchAt === address && list !== undefined && paging !== undefined;
  const isAll = selected.length > 0 && selected.length === rows.length;
  const isPhone = useIsPhone();
  // Cards have no head with a checkbox for all of them: there, one is enough to begin with.
  const canTakeAll =
    (isAll || (isPhone && selected.length > 0)) && paging && paging.total > selected.length;
  const widths = useColumnWidths(
    holder,
    scroll && !isPhone && rows.length > 0
      ? [names, density, hasButtons, actions.length > 0, panel?.id != null].join(' ')
      : null,
  );
  const width =
    visibleColumns.length +
    (isSelectable ? 1 : 0) +
    (hasButtons ? 1 : 0) +
    (actions.length > 0 ? 1 : 0);
  const clear = () => select(() => nothingSelected);
  const context = useRef<RowContext<Row> | null>(null);
  const now: RowContext<Row> = {
    neighbors: () => neighborState(ids, location, placeOfRows(rows, given)),
    select: (id, isStretch) =>
      isStretch ? extend(selection.anchor ?? id, id) : select((before) => toggleRow(before, id)),
    peek: (id) => panel?.show(id),
    onKeyDown,
    onDone,
    runners: runners.current,
  };
  context.current = Object.assign(context.current ?? now, now);
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
          layout={widths ? 'fixed' : 'auto'}
          data-selectable={isSelectable || undefined}
          aria-label={label}
          aria-rowcount={(scroll?.total ?? rows.length) + 1}
        >
          {widths && (
            <colgroup>
              {widths.map((pixels, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have nothing but their place
                <col key={place} style={{ width: pixels }} />
              ))}
            </colgroup>
          )}
          <Table.Thead>
            <Table.Tr>
              {isSelectable && (
                <Table.Th scope="col" className={styles.select}>
                  <Check
                    aria-label={deskMessages.selectAll()}
                    checked={isAll}
                    isMixed={selected.length > 0 && !isAll}
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
          <TableBody
            {...{ holder, moved, rows, rowId, rowName, density, isSideways, actions, hasButtons }}
            {...(scroll && { scroll })}
            {...(rowHref && { rowHref })}
            columns={visibleColumns}
            width={width}
            context={context.current}
            selected={isSelectable ? selection.ids : null}
            peeked={panel?.id ?? null}
            hasPeek={panel !== null}
          />
        </Table>
      </div>
      <BulkBar
        chosen={{
          records: selected,
          everyMatch: isEveryMatch ? list.query : null,
          count: isEveryMatch ? paging.total : selected.length,
        }}
        total={canTakeAll ? paging.total : null}
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
