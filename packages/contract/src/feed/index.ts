export { feedCalls } from './calls.ts';
export * as feedEndpoints from './feed-endpoints.ts';
export {
  type ListingFeature,
  type ListingKind,
  listingFeatures,
  listingKinds,
  type StandardStatus,
  standardStatuses,
} from './listing-values.ts';
export { feedMoved } from './live-messages.ts';
export {
  type PhotoFormat,
  type PhotoWidth,
  photoAddress,
  photoFormats,
  photoSrcSet,
  photoWidths,
} from './photo-address.ts';
export { feedRefusalsInSpanish } from './refusals.es.ts';
export { feedRefusals } from './refusals.ts';
