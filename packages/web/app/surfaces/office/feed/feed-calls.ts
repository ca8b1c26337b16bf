import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import { personApi } from '#accounts';
import { callApi } from '#platform';

export type FeedStatus = Awaited<ReturnType<typeof getFeedStatus>>;
export type WireFeedRun = FeedStatus['runs'][number];

/** How the MLS feed stands. */
export function getFeedStatus(signal?: AbortSignal) {
  return callApi<typeof listingEndpoints.getFeedStatus>(personApi, {
    method: 'GET',
    path: listingPaths.feedStatus,
    signal,
  });
}

/** Records kept aside: of one run if it is named, after the record `before`. */
export function getRefusedRecords(
  { runId, before }: { runId: number | null; before: number | null },
  signal?: AbortSignal,
) {
  return callApi<typeof listingEndpoints.getRefusedRecords>(personApi, {
    method: 'GET',
    path: listingPaths.refusedRecords,
    query: { runid: runId ?? undefined, before: before ?? undefined },
    signal,
  });
}

/** Asks for a pass at once; answers what to say. */
export async function runFeedNow(): Promise<string> {
  const { message } = await callApi<typeof listingEndpoints.runFeedNow>(personApi, {
    method: 'POST',
    path: listingPaths.runFeedNow,
    body: {},
  });
  return message;
}
