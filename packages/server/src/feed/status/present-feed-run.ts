import type { feedEndpoints } from '@homestead/contract/feed';
import type { AnswerOf } from '@homestead/contract/platform';
import type { FeedRun } from '../runs/feed-run.ts';

/** One run as the MLS Feed page shows it. */
export function presentFeedRun(
  run: FeedRun,
): AnswerOf<typeof feedEndpoints.getFeedStatus>['runs'][number] {
  return {
    id: run.id,
    kind: run.kind,
    source: run.source,
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    outcome: run.outcome,
    failure: run.failure,
    expected: run.expected,
    seen: run.seen,
    changed: run.changed,
    removed: run.removed,
    refused: run.refused,
    droppedFields: run.droppedFields,
    requests: run.requests,
    bytes: run.bytes,
  };
}
