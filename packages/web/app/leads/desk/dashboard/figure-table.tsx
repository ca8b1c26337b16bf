import type { DashboardTable } from '@homestead/contract/leads';
import { lazy, Suspense } from 'react';
import { type Column, DataTable, DeskPanel, sayProblem } from '#desk';
import { saveFile } from '#platform';
import { dashboardDeskMessages } from '../messages/dashboard.ts';
import { dashboards } from './dashboard-client.ts';

const BarChart = lazy(() => import('./bar-chart.tsx'));

interface FigureTableProps<Row extends object> {
  title: string;
  table: DashboardTable;
  days: { from: string; to: string };
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  bars?: readonly { name: string; value: number }[];
  /** What the figures count, in sentences. */
  defined: readonly string[];
  empty: string;
}

/** A table of the dashboard with its chart, its definitions, and its file. */
export function FigureTable<Row extends object>(given: FigureTableProps<Row>) {
  const { title, table, days, columns, rows, rowId, bars, defined, empty } = given;
  const save = async () => {
    const { fileName, csv } = await dashboards.exportDashboard({ ...days, table });
    saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <DeskPanel title={title}>
      {bars && bars.length > 0 && (
        <Suspense fallback={null}>
          <BarChart label={title} bars={bars} />
        </Suspense>
      )}
      <DataTable
        name={`dashboard-${table}`}
        label={title}
        columns={columns}
        rows={rows}
        rowId={rowId}
        empty={{ title: empty }}
      />
      <Definitions sentences={defined} />
      <button
        type="button"
        className="text-button"
        aria-label={dashboardDeskMessages.downloadOf({ table: title })}
        onClick={() => void save().catch(sayProblem)}
      >
        {dashboardDeskMessages.download()}
      </button>
    </DeskPanel>
  );
}

/** What the figures above count, on tap. */
export function Definitions({ sentences }: { sentences: readonly string[] }) {
  return (
    <details className="disclosure">
      <summary>{dashboardDeskMessages.defined()}</summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </details>
  );
}
