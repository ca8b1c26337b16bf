import type { DashboardTable } from '@homestead/contract/leads';
import type { CSSProperties, ReactNode } from 'react';
import { type Column, DeskPanel, ScrollRegion, sayProblem, useIsPhone, useReadOnly } from '#desk';
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
 * A table of the dashboard with bars, its definitions, and its file. On a phone, where it has more
 * than one figure for a row, each row is a card.
 */
export function FigureTable<Row extends object>(given: FigureTableProps<Row>) {
  const { title, table, days, covers, rows, defined, empty } = given;
  const readOnly = useReadOnly();
  const isPhone = useIsPhone();
  const Shown = isPhone && given.columns.length > 2 ? Cards : Rows;
  const save = async () => {
    const { fileName, csv } = await dashboards.exportDashboard({ ...days, table });
    saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <DeskPanel title={dashboardDeskMessages.dated({ title, days: covers })}>
      {rows.length > 0 ? <Shown {...given} /> : <p className="quiet">{empty}</p>}
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
                <td aria-hidden className={styles.bars}>
                  <Bar share={bar(row) / most} />
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

/** The rows as cards: the name with its bar, and below it each figure with its label. */
function Cards<Row extends object>({ title, columns, rows, rowId, bar }: FigureTableProps<Row>) {
  const [named, ...others] = columns;
  const most = bar ? Math.max(1, ...rows.map(bar)) : 1;
  return (
    <ul className={styles.cards} aria-label={title}>
      {rows.map((row) => (
        <li key={rowId(row)}>
          <h3 className="text-18">{named?.cell(row)}</h3>
          {bar && <Bar share={bar(row) / most} />}
          <dl>
            {others.map(({ id, label, cell }) => (
              <div key={id}>
                <dt>{label()}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Bar({ share }: { share: number }) {
  return <span aria-hidden className={styles.bar} style={{ '--share': share } as CSSProperties} />;
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
