import { feedCalls, type feedEndpoints } from '@homestead/contract/feed';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const feedClient = createClient<typeof feedEndpoints>(feedCalls, personApi);

export type FeedStatus = Awaited<ReturnType<typeof feedClient.getFeedStatus>>;
export type WireFeedRun = FeedStatus['runs'][number];
