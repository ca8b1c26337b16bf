export { findVendor, type VendorName, vendorNames } from './feed/vendors.ts';
export {
  type FeedFileOptions,
  type FeedFileTally,
  feedFileChunks,
  newTally,
} from './feed-file/feed-file.ts';
export type { FaultOrder } from './server/faults.ts';
export type { SampleMlsOptions } from './server/settings.ts';
export { type SampleMls, startSampleMls } from './server/start-sample-mls.ts';
