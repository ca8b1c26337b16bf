import { Badge, Button } from '@mantine/core';
import { Ago, type Column, DataTable } from '#desk';
import { groupedText } from '#platform';
import { feedMessages } from '../messages.ts';
import type { WireFeedRun } from './client.ts';
import own from './feed-page.module.css';
import { outcomeOf, runKinds, runSeconds, spanText } from './run-text.ts';

interface FeedRunsProps {
  runs: readonly WireFeedRun[];
  /** Shows the records that a run refused. */
  onRefused: (runId: number) => void;
}

export function FeedRuns({ runs, onRefused }: FeedRunsProps) {
  const now = new Date();
  const columns: Column<WireFeedRun>[] = [
    {
      id: 'started',
      label: feedMessages.started,
      cell: ({ startedAt }) => <Ago at={startedAt} />,
    },
    { id: 'kind', label: feedMessages.kind, cell: ({ kind }) => runKinds[kind]() },
    { id: 'outcome', label: feedMessages.outcome, cell: (run) => <Outcome run={run} /> },
    {
      id: 'took',
      label: feedMessages.took,
      isNumber: true,
      cell: (run) => spanText(runSeconds(run, now)),
    },
    {
      id: 'seen',
      label: feedMessages.seen,
      isNumber: true,
      cell: ({ seen, endedAt, expected }) =>
        endedAt === null && expected
          ? feedMessages.seenOf({ seen, all: expected })
          : groupedText(seen),
    },
    {
      id: 'changed',
      label: feedMessages.changed,
      isNumber: true,
      cell: ({ changed }) => groupedText(changed),
    },
    {
      id: 'removed',
      label: feedMessages.removed,
      isNumber: true,
      cell: ({ removed }) => groupedText(removed),
    },
    {
      id: 'refused',
      label: feedMessages.refused,
      isNumber: true,
      cell: ({ id, refused }) =>
        refused === 0 ? (
          '0'
        ) : (
          <Button
            component="a"
            href="#refused"
            variant="subtle"
            size="compact-sm"
            mr={-8}
            onClick={() => onRefused(id)}
            aria-label={feedMessages.refusedBy({ count: refused, run: String(id) })}
          >
            {groupedText(refused)}
          </Button>
        ),
    },
  ];
  return (
    <>
      <h2 className={own.title}>{feedMessages.recentRuns()}</h2>
      <DataTable
        name="feed-runs"
        label={feedMessages.recentRuns()}
        columns={columns}
        rows={runs}
        rowId={({ id }) => String(id)}
        empty={{ title: feedMessages.noRuns() }}
      />
    </>
  );
}

/** A successful run is shown without color. */
function Outcome({ run }: { run: WireFeedRun }) {
  const { label, color } = outcomeOf(run);
  return (
    <>
      {run.outcome === 'done' ? (
        label()
      ) : (
        <Badge variant="light" color={color}>
          {label()}
        </Badge>
      )}
      {run.failure && <span className={own.failure}>{run.failure}</span>}
    </>
  );
}
