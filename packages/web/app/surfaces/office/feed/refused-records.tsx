import { Button, Group, Skeleton, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { agoText, instantText, UNKNOWN } from '#platform';
import { ProblemNote } from '../problem-note.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useAnswer } from '../use-answer.ts';
import { getRefusedRecords } from './feed-calls.ts';
import own from './feed-page.module.css';

type Records = Awaited<ReturnType<typeof getRefusedRecords>>['value'];

interface RefusedRecordsProps {
  /** Null: of all runs. */
  runId: number | null;
  /** The newest run: another one asks anew. */
  newest: number;
  onAll: () => void;
}

/** Records that could not be taken, newest first, 20 at a time. */
export function RefusedRecords({ runId, newest, onAll }: RefusedRecordsProps) {
  const [older, setOlder] = useState<{ records: Records; hasMore: boolean } | null>(null);
  const { answer, problem, again } = useAnswer(`${runId} ${newest}`, (signal) => {
    setOlder(null);
    return getRefusedRecords({ runId, before: null }, signal);
  });
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer) return <Skeleton height={120} />;
  const records = [...answer.value, ...(older?.records ?? [])];
  const hasMore = older ? older.hasMore : answer.hasMore;
  const showMore = async () => {
    const page = await getRefusedRecords({ runId, before: records.at(-1)?.id ?? null });
    setOlder({ records: [...(older?.records ?? []), ...page.value], hasMore: page.hasMore });
  };
  return (
    <>
      {runId !== null && (
        <Group mb="sm">
          <Text size="sm">
            Of run {runId}; refused again since, a record stands under the newer run.
          </Text>
          <Button size="compact-sm" variant="default" onClick={onAll}>
            Of all runs
          </Button>
        </Group>
      )}
      {records.length === 0 ? (
        <Text c="dimmed">No record is kept aside.</Text>
      ) : (
        <ScrollRegion label="Refused records">
          <Table className={own.records}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Refused</Table.Th>
                <Table.Th scope="col">Listing key</Table.Th>
                <Table.Th scope="col">Place</Table.Th>
                <Table.Th scope="col">Reason</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {records.map(({ id, refused, listingkey, place, reason }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <time title={instantText(refused)}>{agoText(refused, new Date())}</time>
                  </Table.Td>
                  <Table.Td>{listingkey ?? UNKNOWN}</Table.Td>
                  <Table.Td>{place}</Table.Td>
                  <Table.Td>{reason}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollRegion>
      )}
      {hasMore && (
        <Button variant="default" mt="md" onClick={showMore}>
          Show older records
        </Button>
      )}
    </>
  );
}
