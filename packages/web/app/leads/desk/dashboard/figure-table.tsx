import type { DashboardTable } from '@homestead/contract/leads';
import type { CSSProperties, ReactNode } from 'react';
import { type Column, DeskPanel, ScrollRegion, sayProblem, useReadOnly } from '#desk';
import { saveFile } from '#platform';
import { dashboardDeskMessages } from '../messages/dashboard.ts';
import styles from './dashboard.module.css';
import { dashboards } from './dashboard-client.ts';

interface FigureTableProps<Row extends object> {
  title: string;
  table: DashboardTable;
  /** The dates that its file covers. */
  days: { from: string; to: string };
  /** What of the dates its heading says. */
  covers: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** How long the bar beside a row’s name is, next to the bars of the others. */
  bar?: (row: Row) => number;
  /** What the figures count, in sentences. */
  defined: readonly string[];
  empty: string;
}

/**
 * A table of the dashboard with bars, its definitions, and its file. It stays a table on a phone:
 * figures are compared down a column, which cards don’t show.
 */
export function FigureTable<Row extends object>(given: FigureTableProps<Row>) {
  const { title, table, days, covers, rows, defined, empty } = given;
  const readOnly = useReadOnly();
  const save = async () => {
    const { fileName, csv } = await dashboards.exportDashboard({ ...days, table });
    saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <DeskPanel title={dashboardDeskMessages.dated({ title, days: covers })}>
      {rows.length > 0 ? <Rows {...given} /> : <p className="quiet">{empty}</p>}
      <div className="row wrap between gap-3 above-4">
        <Definitions sentences={defined} />
        <button
          type="button"
          className="text-button tap-height"
          aria-label={dashboardDeskMessages.downloadOf({ table: title })}
          disabled={readOnly !== null}
          title={readOnly ?? undefined}
          onClick={() => void save().catch(sayProblem)}
        >
          {dashboardDeskMessages.download()}
        </button>
      </div>
    </DeskPanel>
  );
}

function Rows<Row extends object>({ title, columns, rows, rowId, bar }: FigureTableProps<Row>) {
  const [named, ...others] = columns;
  const most = bar ? Math.max(1, ...rows.map(bar)) : 1;
  if (!named) return null;
  return (
    <ScrollRegion label={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{named.label()}</th>
            {bar && <td aria-hidden />}
            {others.map(({ id, label, isNumber }) => (
              <th key={id} scope="col" data-number={isNumber}>
                {label()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              <th scope="row">{named.cell(row)}</th>
              {bar && (
                <td aria-hidden className={styles.bar}>
                  <span style={{ '--share': bar(row) / most } as CSSProperties} />
                </td>
              )}
              {others.map(({ id, cell, isNumber }) => (
                <td key={id} data-number={isNumber}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** What the figures above count, on tap. */
export function Definitions({ sentences }: { sentences: readonly string[] }): ReactNode {
  return (
    <details className={styles.defined}>
      <summary>{dashboardDeskMessages.defined()}</summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </details>
  );
}
