export type { FeedContext } from './feed-context.ts';
export { asOnlyFeedRun, FeedBusyError } from './feed-lock.ts';
export { type FeedRun, findRefusals } from './feed-run-store.ts';
export { type FeedStatus, getFeedStatus } from './feed-status-store.ts';
export { importRcfFile } from './import-rcf-file.ts';
export { sweepKeys } from './sweep-keys.ts';
export { syncFeed } from './sync-feed.ts';
