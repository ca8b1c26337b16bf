import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import type { FeedRun } from './feed/index.ts';

/** One run as the page MLS Feed shows it. */
export function presentFeedRun(
  run: FeedRun,
): AnswerOf<typeof listingEndpoints.getFeedStatus>['runs'][number] {
  return {
    id: run.id,
    kind: run.kind,
    source: run.source,
    started: run.startedAt.toISOString(),
    ended: run.endedAt?.toISOString() ?? null,
    outcome: run.outcome,
    failure: run.failure,
    expected: run.expected,
    seen: run.seen,
    changed: run.changed,
    removed: run.removed,
    refused: run.refused,
    droppedfields: run.droppedFields,
    requests: run.requests,
    bytes: run.bytes,
  };
}
