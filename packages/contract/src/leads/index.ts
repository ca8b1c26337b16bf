export { leadCalls, referenceCalls, tourRequestCalls } from './calls.ts';
export type { WireReferenceEntry } from './endpoints/reference-endpoints.ts';
export * as referenceEndpoints from './endpoints/reference-endpoints.ts';
export type { WireTourRequest } from './endpoints/tour-request-endpoints.ts';
export * as tourRequestEndpoints from './endpoints/tour-request-endpoints.ts';
export * as leadEndpoints from './endpoints.ts';
export {
  isReferenceList,
  REFERENCE_ENTRIES_MAX,
  type ReferenceListKey,
  referenceLists,
} from './reference-lists.ts';
export { leadRefusals } from './refusals.ts';
export {
  isTourDay,
  TOUR_MESSAGE_MAX,
  TOUR_NAME_MAX,
  TOUR_TIMES_MAX,
  tourContactProblems,
  tourDays,
  tourTimeProblem,
} from './tour-rules.ts';
