import { feedCalls, type feedEndpoints } from '@homestead/contract/feed';
import { personApi } from '#accounts';
import { createClient } from '#platform';

const feed = createClient<typeof feedEndpoints>(feedCalls, personApi);

export type FeedStatus = Awaited<ReturnType<typeof getFeedStatus>>;
export type WireFeedRun = FeedStatus['runs'][number];

/** The state of the MLS feed. */
export function getFeedStatus(signal?: AbortSignal) {
  return feed.getFeedStatus({}, { signal });
}

/** A page of refused records: of one run, or of all. */
export function getRefusedRecords(
  { runId, page }: { runId: number | null; page: number },
  signal?: AbortSignal,
) {
  return feed.getRefusedRecords({ runId, page }, { signal });
}

/** Asks for a pass now; returns the message to show. */
export async function runFeedNow(): Promise<string> {
  const { message } = await feed.runFeedNow({});
  return message;
}
