export type { WireMapHome } from './endpoints/map-endpoints.ts';
export * as listingEndpoints from './endpoints.ts';
export { suggestionKinds, type WirePlace, type WireSavedSearch } from './endpoints.ts';
export {
  type Estimate,
  type EstimateWish,
  estimate,
  fundingFeePercent,
  payOff,
  type VeteranUse,
  veteranUses,
  type YearOfLoan,
} from './estimate.ts';
export * from './kept-home.ts';
export { featureLabels, kindLabels, sortLabels, statusLabels } from './labels.ts';
export {
  type ListingFeature,
  type ListingKind,
  listingFeatures,
  listingKinds,
  lotRanges,
  type SearchableStatus,
  type SortOrder,
  type StandardStatus,
  searchableStatuses,
  sortOrders,
  standardStatuses,
} from './listing.ts';
export { listingPaths } from './paths.ts';
export {
  divideHalfUp,
  loanFactor,
  loanFactorScale,
  loanPaymentCents,
  type MonthlyCost,
  monthlyCost,
  monthOfYear,
  noMortgageInsuranceFrom,
  type PaymentTerms,
  partOf,
  percentUnits,
  taxPercentOf,
} from './payment.ts';
export {
  type PhotoFormat,
  type PhotoWidth,
  photoAddress,
  photoFormats,
  photoSrcSet,
  photoWidths,
} from './photo-address.ts';
export { type PlaceKind, placeKindLabels, placeKinds, placeSlug } from './place.ts';
export { listingRefusals } from './refusals.ts';
export {
  REPORT_MOST,
  type ReportDraft,
  type ReportSubject,
  reportProblems,
  reportSubjects,
} from './report-rules.ts';
export * from './saved-search.ts';
export {
  type CountedList,
  countedLists,
  searchFilterLabels,
  searchFilterSchema,
  type WireSearchFilter,
} from './search-filter.ts';
export { LONGEST_SENTENCE } from './sentence-length.ts';
export {
  type WireCard,
  type WireDetail,
  type WireSoldHome,
  wireCardSchema,
  wireDetailSchema,
} from './wire-listing.ts';
