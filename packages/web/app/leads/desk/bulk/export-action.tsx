import { type BulkMatch, leadExportCalls } from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import { personApi } from '#accounts';
import type { RecordAction } from '#desk';
import { saveAnswer } from '#platform';
import { leadBulkMessages } from '../messages/lead-bulk.ts';
import styles from './export-action.module.css';

/** Saves the selected leads, or all of the list, as a CSV file. */
export function exportAction<Row extends { id: string }>(
  match: BulkMatch | undefined,
  columns: readonly string[] | undefined,
): RecordAction<Row> {
  return {
    name: 'export',
    ability: null,
    label: leadBulkMessages.exportLeads,
    question: () =>
      columns ? <ExportedColumns columns={columns} /> : leadBulkMessages.exportAllColumns(),
    run: async ({ id }) => {
      await save({ leadIds: [id] });
      return leadBulkMessages.exported({ count: 1 });
    },
    bulk: {
      ...(match && { takesEveryMatch: true }),
      async run({ records, everyMatch, count }) {
        await save(everyMatch && match ? { match } : { leadIds: records.map(({ id }) => id) });
        return { done: count, refused: [], message: leadBulkMessages.exported({ count }) };
      },
    },
  };
}

function save(leads: { leadIds: string[] } | { match: BulkMatch }): Promise<void> {
  const name = `leads-${localDate(new Date())}.csv`;
  return saveAnswer(leadExportCalls.exportLeads, leads, { api: personApi, name });
}

/** How many columns a file has, and on request which ones. */
function ExportedColumns({ columns }: { columns: readonly string[] }) {
  return (
    <>
      <p>{leadBulkMessages.exportColumns({ count: columns.length })}</p>
      <details className={styles.columns}>
        <summary>{leadBulkMessages.showColumns()}</summary>
        <ul>
          {columns.map((column) => (
            <li key={column}>{column}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
