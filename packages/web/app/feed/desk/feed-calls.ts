import { feedCalls, type feedEndpoints } from '@homestead/contract/feed';
import { personApi } from '#accounts';
import { createClient } from '#platform';

const feed = createClient<typeof feedEndpoints>(feedCalls, personApi);

export type FeedStatus = Awaited<ReturnType<typeof getFeedStatus>>;
export type WireFeedRun = FeedStatus['runs'][number];

/** How the MLS feed stands. */
export function getFeedStatus(signal?: AbortSignal) {
  return feed.getFeedStatus({}, { signal });
}

/** Refused records, of one run if it is named, from the record after `before`. */
export function getRefusedRecords(
  { runId, before }: { runId: number | null; before: number | null },
  signal?: AbortSignal,
) {
  return feed.getRefusedRecords({ runId, before }, { signal });
}

/** Asks for a pass now; returns the message to show. */
export async function runFeedNow(): Promise<string> {
  const { message } = await feed.runFeedNow({});
  return message;
}
