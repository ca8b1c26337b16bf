export {
  asOnlyFeedRun,
  FeedBusyError,
  type FeedContext,
  type FeedRun,
  type FeedStatus,
  findRefusals,
  getFeedStatus,
  importRcfFile,
  sweepKeys,
  syncFeed,
} from './feed/index.ts';
export { listingsRoom } from './plugin.ts';
export { searchStatements } from './search-statements.ts';
