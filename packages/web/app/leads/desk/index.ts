export {
  ClaimCount,
  NewLeadsCount,
  TaskCount,
  TourCount,
  UnmatchedCount,
} from './counts/lazy-counts.ts';
export { findHomes } from './emails/find-homes.ts';
export { findLeads } from './find/find-leads.ts';
export { foundName } from './find/found-name.ts';
export { useFoundLeads } from './find/use-found-leads.ts';
export { useAddedStages } from './list/use-added-stages.ts';
export { readClientChoices } from './record/read-client-choices.ts';
