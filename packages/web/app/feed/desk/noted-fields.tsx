import { Button } from '@mantine/core';
import { Ago, type Column, DataTable, usePages } from '#desk';
import { feedMessages } from '../messages.ts';
import { feedClient } from './client.ts';
import own from './feed-page.module.css';

type NotedField = Awaited<ReturnType<typeof feedClient.getNotedFields>>['data'][number];

const columns: readonly Column<NotedField>[] = [
  { id: 'mlsNumber', label: feedMessages.mlsNumber, cell: ({ mlsNumber }) => mlsNumber },
  { id: 'field', label: feedMessages.field, cell: ({ field }) => field },
  { id: 'value', label: feedMessages.value, isLong: true, cell: ({ value }) => value },
  { id: 'note', label: feedMessages.note, isLong: true, cell: ({ reason }) => reason },
  { id: 'noted', label: feedMessages.noted, cell: ({ notedAt }) => <Ago at={notedAt} /> },
];

/** Values that were imported although they are hardly possible, newest first, 20 at a time. */
export function NotedFields({ newest }: { newest: number }) {
  const { rows, problem, again, hasMore, showMore } = usePages(String(newest), (page, signal) =>
    feedClient.getNotedFields({ page }, { signal }),
  );
  return (
    <>
      <h2 className={own.title}>{feedMessages.notedFields()}</h2>
      <DataTable
        name="noted-fields"
        label={feedMessages.notedFields()}
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        problem={problem}
        onRetry={again}
        empty={{ title: feedMessages.noNoted() }}
      />
      {hasMore && (
        <Button variant="default" mt="md" onClick={showMore}>
          {feedMessages.olderValues()}
        </Button>
      )}
    </>
  );
}
