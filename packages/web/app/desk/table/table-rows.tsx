import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { UNKNOWN } from '#platform';
import { deskMessages } from '../messages.ts';
import { ActionMenu, isButton, RowButtons } from '../record-actions.tsx';
import { BulkBar } from './bulk-bar.tsx';
import styles from './data-table.module.css';
import type { Column, DataTableProps } from './data-table-props.ts';
import { nextSort } from './list-address.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowMoves } from './use-row-moves.ts';
import type { Density } from './use-table-view.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

interface TableRowsProps<Row extends object> extends DataTableProps<Row> {
  rows: readonly Row[];
  shown: readonly string[];
  density: Density;
}

export function TableRows<Row extends object>({
  label,
  columns,
  rows,
  shown,
  density,
  rowId,
  rowHref,
  rowName = rowId,
  list,
  actions: given = [],
  onReorder,
  onDone = () => {},
}: TableRowsProps<Row>) {
  const {
    moves,
    onKeyDown,
    holder: moved,
  } = useRowMoves({ rows, rowId, rowName, onReorder, onDone });
  const actions = [...given, ...moves];
  const [rowSelection, setRowSelection] = useState<Record<string, true>>({});
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(() => columns.map(({ id }) => ({ id })), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const query = list?.query;
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row: Row) => rowId(row),
    manualSorting: true,
    state: {
      rowSelection,
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
      sorting: query?.sort ? [{ id: query.sort, desc: query.isDescending }] : [],
    },
    onRowSelectionChange: setRowSelection,
  });
  const all = table.getRowModel().rows;
  const bulk = actions.filter(({ isBulk }) => isBulk);
  const isSelectable = bulk.length > 0;
  const hasButtons = actions.some(isButton);
  const { holder, visible, before, after } = useVirtualRows(all.length, density);
  useRowKeys(
    holder,
    (id, isSelected) => isSelectable && table.getRow(id).toggleSelected(isSelected),
  );
  const selected = all.filter((row) => row.getIsSelected());
  const width =
    table.getVisibleLeafColumns().length +
    [isSelectable, hasButtons, actions.length > 0].filter(Boolean).length;
  return (
    <>
      <div ref={holder} className={styles.holder}>
        <Table
          stickyHeader
          stickyHeaderOffset={56}
          className={styles.table}
          aria-label={label}
          aria-rowcount={all.length + 1}
        >
          <Table.Thead>
            <Table.Tr>
              {isSelectable && (
                <Table.Th scope="col" className={styles.select}>
                  <Checkbox
                    size="xs"
                    aria-label={deskMessages.selectAll()}
                    checked={table.getIsAllRowsSelected()}
                    indeterminate={table.getIsSomeRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </Table.Th>
              )}
              {table.getVisibleLeafColumns().map((column) => (
                <Head
                  key={column.id}
                  column={byId.get(column.id)!}
                  direction={column.getIsSorted()}
                  onSort={
                    list && byId.get(column.id)?.isSortable
                      ? () => list.change(nextSort(list.query, column.id))
                      : null
                  }
                />
              ))}
              {actions.length > 0 && (
                <Table.Th
                  scope="col"
                  className={styles.actions}
                  colSpan={hasButtons ? 2 : undefined}
                >
                  <span className="unseen">{deskMessages.actions()}</span>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody ref={moved}>
            <Spacer height={before} columns={width} />
            {visible.map((index) => {
              const row = all[index];
              if (!row) return null;
              const record = row.original;
              return (
                <Table.Tr
                  key={row.id}
                  data-id={row.id}
                  data-selected={row.getIsSelected() || undefined}
                  aria-rowindex={index + 2}
                  className={styles.row}
                  onKeyDown={(event) => onKeyDown(event, record)}
                >
                  {isSelectable && (
                    <Table.Td className={styles.select}>
                      <Checkbox
                        size="xs"
                        aria-label={deskMessages.select({ name: rowName(record) })}
                        checked={row.getIsSelected()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </Table.Td>
                  )}
                  {row.getVisibleCells().map(({ id, column }, place) => (
                    <Cell
                      key={id}
                      column={byId.get(column.id)!}
                      row={record}
                      isTitle={place === 0}
                      href={place === 0 ? rowHref?.(record) : undefined}
                    />
                  ))}
                  {hasButtons && (
                    <Table.Td className={styles.buttons}>
                      <RowButtons
                        record={record}
                        name={rowName(record)}
                        actions={actions}
                        onDone={onDone}
                      />
                    </Table.Td>
                  )}
                  {actions.length > 0 && (
                    <Table.Td className={styles.actions}>
                      <ActionMenu
                        record={record}
                        name={rowName(record)}
                        href={rowHref?.(record)}
                        actions={actions}
                        onDone={onDone}
                      />
                    </Table.Td>
                  )}
                </Table.Tr>
              );
            })}
            <Spacer height={after} columns={width} />
          </Table.Tbody>
        </Table>
      </div>
      <BulkBar
        records={selected.map(({ original }) => original)}
        actions={bulk}
        onClear={() => setRowSelection({})}
        onDone={onDone}
      />
    </>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  direction: false | 'asc' | 'desc';
  onSort: (() => void) | null;
}

function Head<Row>({ column: { id, label, isNumber, isWide }, direction, onSort }: HeadProps<Row>) {
  const Arrow =
    direction === 'asc' ? IconArrowUp : direction === 'desc' ? IconArrowDown : IconArrowsSort;
  return (
    <Table.Th
      scope="col"
      data-column={id}
      data-number={isNumber}
      data-wide={isWide}
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

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  /** Names the row. */
  isTitle: boolean;
  href: string | undefined;
}

function Cell<Row>({ column, row, isTitle, href }: CellProps<Row>) {
  const { id, label, cell, isNumber, isWide, isTop, isLong, atLeast = 12 } = column;
  const content = cell(row);
  const shown = isLong ? (
    <span className={styles.long} style={{ minWidth: `${atLeast}ch` }}>
      {content}
    </span>
  ) : (
    content
  );
  return (
    <Table.Td
      data-column={id}
      data-label={label()}
      data-number={isNumber}
      data-wide={isWide}
      data-top={isTop}
      data-title={isTitle || undefined}
      data-unknown={content === UNKNOWN || undefined}
      title={isLong && typeof content === 'string' ? content : undefined}
    >
      {href === undefined ? (
        shown
      ) : (
        <Link to={href} data-row className={styles.link}>
          {shown}
        </Link>
      )}
    </Table.Td>
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
