import { Button, Pagination, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { deskMessages } from '../messages.ts';
import { neighborState, neighborsOf } from '../neighbors.ts';
import { PeekPanel } from '../peek/peek-panel.tsx';
import { usePeek } from '../peek/use-peek.ts';
import { ProblemNote } from '../problem-note.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { TableRows } from './table-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useTableView } from './use-table-view.ts';
import { ViewMenu } from './view-menu.tsx';

const pageControls = {
  first: deskMessages.firstPage,
  previous: deskMessages.previousPage,
  next: deskMessages.nextPage,
  last: deskMessages.lastPage,
};

/**
 * Rows on a desktop, cards on a phone. Sorting and paging go through the address to the server;
 * j, k, and Enter walk and open rows, x selects one. With `peek`, a row opens in a panel first.
 */
export function DataTable<Row extends object>(given: DataTableProps<Row>) {
  const { name, columns, rows, list, paging, scroll, problem = null, onRetry, empty } = given;
  const view = useTableView(name, columns, list);
  const holder = useRef<HTMLDivElement>(null);
  const { panel, element } = usePanel(given, holder);
  const pages = paging ? Math.max(1, Math.ceil(paging.total / paging.pageSize)) : 1;
  if (problem) return <ProblemNote problem={problem} onRetry={onRetry} />;
  return (
    <div>
      <div
        data-density={view.density}
        className={styles.frame}
        inert={element !== null && panel?.isCovering}
      >
        {list && (
          <div className={styles.top}>
            <Text size="sm" c="dimmed" role="status">
              {scroll
                ? deskMessages.inAll({ total: scroll.total })
                : paging && rows && rangeText(paging, rows.length)}
            </Text>
            <ViewMenu columns={columns} view={view} />
          </div>
        )}
        <div className={list?.isStale ? styles.stale : undefined} aria-busy={list?.isStale}>
          {rows === null ? (
            <TableSkeleton columns={view.shown.length} />
          ) : rows.length === 0 && !list ? (
            <p className="panel pad-note quiet">{empty.title}</p>
          ) : rows.length === 0 ? (
            <div className={styles.empty} data-no-match={empty.isNoMatch}>
              <h2 className="text-18">{empty.title}</h2>
              {empty.text && <p>{empty.text}</p>}
              {empty.isNoMatch && (
                <>
                  <p>{deskMessages.noMatchHint()}</p>
                  <Button variant="default" mt="md" onClick={() => list?.clear()}>
                    {deskMessages.clearFilters()}
                  </Button>
                </>
              )}
            </div>
          ) : (
            <TableRows
              {...given}
              holder={holder}
              rows={rows}
              shown={view.shown}
              density={view.density}
              panel={panel}
            />
          )}
        </div>
        {paging && list && !scroll && pages > 1 && (
          <Pagination
            mt="md"
            total={pages}
            value={paging.page}
            onChange={(page) => list.change({ page: String(page) })}
            getControlProps={(control) => ({ 'aria-label': pageControls[control]() })}
            getItemProps={(page) => ({ 'aria-label': deskMessages.page({ page }) })}
            aria-label={deskMessages.pagesOf({ label: given.label })}
          />
        )}
      </div>
      {element}
    </div>
  );
}

/** The panel beside the list, if the list has one: what moves it, and the open panel. */
function usePanel<Row extends object>(
  { rows, rowId, rowHref, rowName = rowId, peek: show }: DataTableProps<Row>,
  holder: { readonly current: HTMLElement | null },
) {
  const peek = usePeek();
  const location = useLocation();
  const navigate = useNavigate();
  const ids = (rows ?? []).map(rowId);
  const row = rows?.find((one) => rowId(one) === peek.id);
  const state = neighborState(ids, location);
  const neighbors = peek.id === null ? null : neighborsOf(state, peek.id);
  const openId = show && row ? peek.id : null;
  const before = useRef(openId);
  // What the panel was about has the focus after it; while it is open, the row stays in sight.
  useEffect(() => {
    const rowOf = (id: string | null) =>
      [...(holder.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
        ({ dataset }) => dataset.id === id,
      );
    if (openId !== null) rowOf(openId)?.scrollIntoView({ block: 'nearest' });
    else if (before.current !== null) rowOf(before.current)?.focus({ preventScroll: true });
    before.current = openId;
  }, [openId, holder]);
  if (!show) return { panel: null, element: null };
  const step = (by: 1 | -1) => {
    const to = by === 1 ? neighbors?.next : neighbors?.previous;
    if (to) peek.show(to);
  };
  const href = row && rowHref?.(row);
  const element = row && neighbors && (
    <PeekPanel
      name={rowName(row)}
      href={href}
      state={state}
      neighbors={neighbors}
      onGo={peek.show}
      onOpen={() => href !== undefined && navigate(href, { state })}
      onClose={peek.close}
    >
      {show(row)}
    </PeekPanel>
  );
  return { panel: { ...peek, id: openId, go: step }, element: element ?? null };
}

function rangeText(
  { page, pageSize, total }: NonNullable<DataTableProps<object>['paging']>,
  count: number,
) {
  if (count === 0) return deskMessages.noResults();
  const first = (page - 1) * pageSize + 1;
  return deskMessages.range({ first, last: first + count - 1, total });
}
