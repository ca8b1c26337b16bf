import { Button, Pagination, Text } from '@mantine/core';
import { useRef } from 'react';
import { deskMessages } from '../messages.ts';
import { placeOfRows } from '../neighbors.ts';
import { usePeekPanel } from '../peek/use-peek-panel.tsx';
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
  const { panel, element } = usePeekPanel(
    { ...given, place: placeOfRows(rows ?? [], given) },
    (id) =>
      [...(holder.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
        ({ dataset }) => dataset.id === id,
      ),
  );
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
              {empty.isUnknown
                ? null
                : scroll
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
          ) : rows.length === 0 && paging && paging.page > pages ? (
            <div className={styles.empty} data-no-match>
              <h2 className="text-18">{deskMessages.noPage({ page: paging.page })}</h2>
              <Button
                variant="default"
                mt="md"
                onClick={() => list?.change({ page: String(pages) })}
              >
                {deskMessages.lastPage()}
              </Button>
            </div>
          ) : rows.length === 0 ? (
            <div className={styles.empty} data-no-match={empty.isNoMatch}>
              <h2 className="text-18">{empty.title}</h2>
              {empty.text && <p>{empty.text}</p>}
              {empty.button && <div className="above-4">{empty.button}</div>}
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

function rangeText(
  { page, pageSize, total }: NonNullable<DataTableProps<object>['paging']>,
  count: number,
) {
  if (count === 0) return deskMessages.noResults();
  const first = (page - 1) * pageSize + 1;
  return deskMessages.range({ first, last: first + count - 1, total });
}
