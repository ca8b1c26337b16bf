export { ClaimCount } from './claims/claim-count.tsx';
export { findHomes } from './emails/find-homes.ts';
export { findLeads } from './find/find-leads.ts';
export { useFoundLeads } from './find/use-found-leads.ts';
export { useAddedStages } from './list/use-added-stages.ts';
export { readClientChoices } from './record/read-client-choices.ts';
export { UnmatchedCount } from './unmatched/unmatched-count.tsx';
