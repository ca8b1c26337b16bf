import { Button, Group, Text } from '@mantine/core';
import { Ago, type Column, DataTable, usePages } from '#desk';
import { agoText, rich, UNKNOWN } from '#platform';
import { feedMessages } from '../messages.ts';
import { type FeedStatus, feedClient } from './client.ts';
import own from './feed-page.module.css';

type RefusedRecord = Awaited<ReturnType<typeof feedClient.getRefusedRecords>>['data'][number];

const columns: readonly Column<RefusedRecord>[] = [
  { id: 'reason', label: feedMessages.reason, isLong: true, cell: ({ reason }) => reason },
  { id: 'key', label: feedMessages.listingKey, cell: ({ listingKey }) => listingKey ?? UNKNOWN },
  { id: 'where', label: feedMessages.foundAt, isLong: true, cell: ({ foundAt }) => foundAt },
  { id: 'refused', label: feedMessages.refused, cell: ({ refusedAt }) => <Ago at={refusedAt} /> },
];

interface RefusedRecordsProps {
  /** Null: of all runs. */
  runId: number | null;
  reasons: FeedStatus['refusals'];
  /** The newest run; after another one the records are asked for again. */
  newest: number;
  onAll: () => void;
}

/** Records that could not be imported, newest first, 20 at a time. */
export function RefusedRecords({ runId, reasons, newest, onAll }: RefusedRecordsProps) {
  const { rows, problem, again, hasMore, showMore } = usePages(
    `${runId} ${newest}`,
    (page, signal) => feedClient.getRefusedRecords({ runId, page }, { signal }),
  );
  return (
    <>
      <h2 className={own.title} id="refused">
        {feedMessages.refusedRecords()}
      </h2>
      {reasons.length > 0 && (
        <ul className="below-4">
          {reasons.map(({ reason, count, lastAt }) => (
            <li key={reason}>
              {rich(
                feedMessages.reasonCount({
                  count,
                  reason,
                  ago: agoText(lastAt, new Date()),
                  b: (text) => <strong>{text}</strong>,
                }),
              )}
            </li>
          ))}
        </ul>
      )}
      {runId !== null && (
        <Group mb="sm">
          <Text size="sm">{feedMessages.ofRun({ run: String(runId) })}</Text>
          <Button size="compact-sm" variant="default" onClick={onAll}>
            {feedMessages.allRuns()}
          </Button>
        </Group>
      )}
      <DataTable
        name="refused-records"
        label={feedMessages.refusedRecords()}
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        problem={problem}
        onRetry={again}
        empty={{ title: feedMessages.noRefused() }}
      />
      {hasMore && (
        <Button variant="default" mt="md" onClick={showMore}>
          {feedMessages.olderRecords()}
        </Button>
      )}
    </>
  );
}
