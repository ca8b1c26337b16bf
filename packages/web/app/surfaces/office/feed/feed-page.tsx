import { Alert, Badge, Button, SimpleGrid, Table, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { agoText, groupedText, instantText, UNKNOWN } from '#platform';
import { ListSkeleton } from '../list-skeleton.tsx';
import { OfficeFailure } from '../office-failure.tsx';
import styles from '../office-page.module.css';
import { requireOffice } from '../office-session.ts';
import { ProblemNote } from '../problem-note.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { showToast } from '../shell/show-toast.tsx';
import { useWork } from '../use-work.ts';
import { type FeedStatus, getFeedStatus, runFeedNow, type WireFeedRun } from './feed-calls.ts';
import own from './feed-page.module.css';
import { RefusedRecords } from './refused-records.tsx';
import { outcomeOf, runKinds, runSeconds, spanWords } from './run-text.ts';

const TITLE = 'MLS Feed';
const WATCHED_EVERY_MS = 3_000;
const SEEN_EVERY_MS = 30_000;

export function meta() {
  return [{ title: TITLE }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireOffice(args, 'feed');
  return null;
}

export async function clientLoader({ request }: { request: Request }) {
  return { status: await getFeedStatus(request.signal) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={TITLE} />;
}

/** How the listings come in: runs, lag, what could not be taken; and a way to run it now. */
export default function FeedPage() {
  const { status } = useLoaderData<typeof clientLoader>();
  const { state, revalidate } = useRevalidator();
  const [runId, setRunId] = useState<number | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const isWatched = status.running || isAwaited;
  const watch = useInterval(
    () => {
      if (document.visibilityState === 'visible' && state === 'idle') revalidate();
    },
    isWatched ? WATCHED_EVERY_MS : SEEN_EVERY_MS,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pace starts the clock anew
  useEffect(() => {
    watch.start();
    return watch.stop;
  }, [isWatched]);
  useEffect(() => {
    if (status.running) setAwaited(false);
  }, [status.running]);
  const run = useWork(async () => {
    showToast(await runFeedNow());
    setAwaited(true);
    revalidate();
  });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{TITLE}</h1>
        <Button
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          loading={run.isBusy}
          disabled={status.mls === null || status.running}
          onClick={() => run.run()}
        >
          {status.running ? 'Under way' : 'Run now'}
        </Button>
      </div>
      <ProblemNote problem={run.problem} onRetry={() => run.run()} />
      {status.mls === null && (
        <Alert color="warn" title="No MLS is configured" mb="md">
          Listings come from files alone until MLS_URL is set.
        </Alert>
      )}
      <Facts status={status} />
      <h2 className={own.title}>Last runs</h2>
      <Runs runs={status.runs} onRefused={setRunId} />
      <h2 className={own.title} id="refused">
        Refused records
      </h2>
      <Reasons status={status} />
      <RefusedRecords
        key={runId}
        runId={runId}
        newest={status.runs[0]?.id ?? 0}
        onAll={() => setRunId(null)}
      />
    </div>
  );
}

function Facts({ status }: { status: FeedStatus }) {
  const { quota, listings, lagseconds } = status;
  const megabytes = (bytes: number) => groupedText(Math.round(bytes / 1_000_000));
  const facts: [label: string, value: string, how: string][] = [
    ['Source', status.mls?.name ?? UNKNOWN, status.mls?.url ?? 'Not configured'],
    [
      'Lag',
      lagseconds === null ? UNKNOWN : spanWords(lagseconds),
      'From the newest change that we have to the end of the last pass',
    ],
    [
      'In search',
      groupedText(listings.search),
      `${groupedText(listings.page)} on their page only, ${groupedText(listings.none)} not shown, ${groupedText(listings.gone)} gone`,
    ],
    [
      'Refused, dropped',
      `${groupedText(status.refusedrecords)}, ${groupedText(status.droppedfields)}`,
      'Records kept aside; fields left out of records that were taken',
    ],
    [
      'Requests this hour',
      `${groupedText(quota.requests)} of ${groupedText(quota.requestsmost)}`,
      `${megabytes(quota.bytes)} of ${megabytes(quota.bytesmost)} MB`,
    ],
    ['Runs', `every ${status.everyminutes} min`, 'And the keys are swept each night'],
  ];
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: 6 }} className={own.facts}>
      {facts.map(([label, value, how]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className={own.how}>{how}</dd>
        </div>
      ))}
    </SimpleGrid>
  );
}

function Runs({
  runs,
  onRefused,
}: {
  runs: readonly WireFeedRun[];
  onRefused: (runId: number) => void;
}) {
  if (runs.length === 0) return <Text c="dimmed">There has been no run yet.</Text>;
  const now = new Date();
  return (
    <ScrollRegion label="Last runs">
      <Table highlightOnHover className={own.runs}>
        <Table.Thead>
          <Table.Tr>
            {['Started', 'Kind', 'Outcome', 'Took', 'Seen', 'Changed', 'Removed', 'Refused'].map(
              (label, index) => (
                <Table.Th key={label} scope="col" className={index > 2 ? own.number : undefined}>
                  {label}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {runs.map((run) => {
            const { text, color } = outcomeOf(run);
            return (
              <Table.Tr key={run.id}>
                <Table.Td>
                  <time title={instantText(run.started)}>{agoText(run.started, now)}</time>
                </Table.Td>
                <Table.Td>{runKinds[run.kind]}</Table.Td>
                <Table.Td>
                  <Badge variant="light" color={color}>
                    {text}
                  </Badge>
                  {run.failure && <span className={own.failure}>{run.failure}</span>}
                </Table.Td>
                <Table.Td className={own.number}>{spanWords(runSeconds(run, now))}</Table.Td>
                <Table.Td className={own.number}>
                  {groupedText(run.seen)}
                  {run.ended === null && run.expected ? ` of ${groupedText(run.expected)}` : ''}
                </Table.Td>
                <Table.Td className={own.number}>{groupedText(run.changed)}</Table.Td>
                <Table.Td className={own.number}>{groupedText(run.removed)}</Table.Td>
                <Table.Td className={own.number}>
                  {run.refused === 0 ? (
                    '0'
                  ) : (
                    <Button
                      component="a"
                      href="#refused"
                      variant="subtle"
                      size="compact-sm"
                      onClick={() => onRefused(run.id)}
                      aria-label={`${run.refused} records refused by run ${run.id}`}
                    >
                      {groupedText(run.refused)}
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  );
}

function Reasons({ status: { refusals } }: { status: FeedStatus }) {
  if (refusals.length === 0) return null;
  return (
    <ul className={own.reasons}>
      {refusals.map(({ reason, count, last }) => (
        <li key={reason}>
          <strong>{groupedText(count)}</strong> {reason}
          <span className={own.how}>, last {agoText(last, new Date())}</span>
        </li>
      ))}
    </ul>
  );
}

export { OfficeFailure as ErrorBoundary };
