import { feedMoved } from '@homestead/contract/feed';
import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireStaff } from '#accounts';
import {
  ChangeButton,
  DeskFailure,
  DeskPage,
  DeskSkeleton,
  type Fact,
  Facts,
  ProblemNote,
  showToast,
  useWork,
} from '#desk';
import { groupedText, UNKNOWN, useLiveRefresh } from '#platform';
import { feedMessages } from '../messages.ts';
import { type FeedStatus, feedClient } from './client.ts';
import own from './feed-page.module.css';
import { FeedResources } from './feed-resources.tsx';
import { FeedRuns } from './feed-runs.tsx';
import { NotedFields } from './noted-fields.tsx';
import { RefusedRecords } from './refused-records.tsx';
import { healthOf, spanText } from './run-text.ts';

export function meta() {
  return [{ title: feedMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'feed');
  return null;
}

export async function clientLoader({ request }: { request: Request }) {
  return { status: await feedClient.getFeedStatus({}, { signal: request.signal }) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={feedMessages.title()} />;
}

/** How listings come in: runs, delay, and what was refused; and a way to run the import now. */
export default function FeedPage() {
  const { status } = useLoaderData<typeof clientLoader>();
  const [runId, setRunId] = useState<number | null>(null);
  useLiveRefresh(feedMoved);
  const health = healthOf(status, new Date());
  const run = useWork(async () => {
    showToast((await feedClient.runFeedNow({})).message);
  });
  return (
    <DeskPage
      title={feedMessages.title()}
      actions={
        <ChangeButton
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          loading={run.isBusy}
          disabled={status.mls === null || status.running}
          onClick={() => run.run()}
        >
          {status.running ? feedMessages.running() : feedMessages.runNow()}
        </ChangeButton>
      }
    >
      <ProblemNote problem={run.problem} onRetry={() => run.run()} />
      {status.mls === null && (
        <Alert color="warn" title={feedMessages.noMls()} mb="md">
          {feedMessages.noMlsHint()}
        </Alert>
      )}
      {status.mls !== null && (
        <p className={health.isBad ? own.late : own.health} role="status">
          {health.isBad && <IconAlertTriangle size={18} aria-hidden />}
          {health.text}
        </p>
      )}
      <Facts facts={factsOf(status)} />
      <FeedRuns runs={status.runs} onRefused={setRunId} />
      {status.offer && <FeedResources offer={status.offer} />}
      <RefusedRecords
        key={runId}
        runId={runId}
        reasons={status.refusals}
        newest={status.runs[0]?.id ?? 0}
        onAll={() => setRunId(null)}
      />
      <NotedFields newest={status.runs[0]?.id ?? 0} />
    </DeskPage>
  );
}

function factsOf({ mls, quota, listings, ...status }: FeedStatus): Fact[] {
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
  return [
    {
      label: feedMessages.source(),
      value: mls?.name ?? UNKNOWN,
      note: mls ? new URL(mls.url).host : feedMessages.notConfigured(),
    },
    {
      label: feedMessages.lag(),
      value: status.lagSeconds === null ? UNKNOWN : spanText(status.lagSeconds),
      note: feedMessages.schedule({ minutes: status.everyMinutes }),
    },
    {
      label: feedMessages.search(),
      value: groupedText(listings.search),
      note: feedMessages.searchHint({
        page: listings.page,
        none: listings.none,
        gone: listings.gone,
      }),
    },
    { label: feedMessages.quarantined(), value: groupedText(status.refusedRecords) },
    {
      label: feedMessages.dropped(),
      value: groupedText(status.droppedFields),
      note: feedMessages.droppedHint(),
    },
    {
      label: feedMessages.requests(),
      value: feedMessages.requestsOf({ count: quota.requests, most: quota.requestsMax }),
      note: feedMessages.bytesOf({
        count: megabytes(quota.bytes),
        most: megabytes(quota.bytesMax),
      }),
    },
  ];
}

export { DeskFailure as ErrorBoundary };
