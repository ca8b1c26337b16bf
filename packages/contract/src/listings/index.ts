export { type Baths, bathsCount, partialBaths } from './baths.ts';
export { listingCalls } from './calls.ts';
export * as listingEndpoints from './endpoints.ts';
export {
  exampleHomePlace,
  exampleOfficePlace,
  placeText,
  type WirePlace,
  wirePlaceSchema,
} from './geocoding/geocoding-endpoints.ts';
export {
  exampleHomeCard,
  type HomeCard,
  homeCardSchema,
  type MapHome,
  type SoldHome,
} from './home-card.ts';
export type { PopularCity } from './homepage/homepage-endpoints.ts';
export { listingLabel } from './labels.es.ts';
export { statusLabels, statusOf } from './labels.ts';
export {
  type Estimate,
  type EstimateInput,
  estimate,
  fhaInsuredYears,
  type LoanProgram,
  leastFhaDown,
  loanPrograms,
  payOff,
} from './payment/estimate.ts';
export {
  divideHalfUp,
  loanFactor,
  loanFactorScale,
  monthlyCost,
  monthOfYear,
  noMortgageInsuranceFrom,
  ownTaxPercentOf,
  type PaymentTerms,
  partOf,
  percentUnits,
  taxPercentOf,
} from './payment/payment.ts';
export { type PlaceKind, placeKinds, placeSlug } from './places/place.ts';
export type { WireServiceArea } from './places/service-area-endpoint.ts';
export { listingRefusalsInSpanish } from './refusals.es.ts';
export { listingRefusals } from './refusals.ts';
export { reportWord } from './reports/report-labels.es.ts';
export { type ReportSubject, reportProblems, reportSubjects } from './reports/report-rules.ts';
export { featureLabels, kindLabels, sortLabels } from './search/choice-labels.ts';
export {
  filterableStatuses,
  LISTING_AGENT_MAX,
  lotRanges,
  type SearchableStatus,
  type SortOrder,
  searchableStatuses,
  sortOrders,
  underContractStatuses,
} from './search/search-choices.ts';
export type { SearchField } from './search/search-field.ts';
export {
  type PageFieldName,
  plainListNames,
  type SearchFieldName,
  type SearchValue,
  searchFields,
  searchRanges,
} from './search/search-fields.ts';
export {
  type CountedList,
  countedLists,
  searchFilterLabels,
  searchFilterSchema,
  type WireSearchFilter,
} from './search/search-filter.ts';
export { searchLabel } from './search/search-labels.es.ts';
export { LONGEST_SENTENCE } from './sentence/sentence-length.ts';
export type { WireCard, WireDetail } from './wire-listing.ts';
