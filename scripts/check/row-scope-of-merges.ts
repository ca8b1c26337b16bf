import type { Unscoped } from './row-scope.ts';

/** The same as in `row-scope-exceptions.ts`, for merging and separating leads. */
export const unscopedMerges: Unscoped = {
  'Moves what belongs to leads that the call found within its scope, in the same transaction': [
    'leads/merges/merge-store.ts#pointToSurvivor',
    'leads/merges/merge-store.ts#eraseMerges',
    'leads/merges/lead-account-store.ts#takeAccount',
    'leads/merges/merged-account-store.ts#storeFields',
    'leads/merges/merge-store.ts#pointBack',
    'leads/merges/merge-store.ts#joinTimes',
    'leads/merges/merge-store.ts#restoreTimes',
    'leads/merges/merge-store.ts#keepAddresses',
    'leads/merges/merge-store.ts#holdPair',
    'leads/merges/merge-store.ts#hasMailbox',
    'leads/merges/moved-rows-store.ts#returnSharedSearch',
    'leads/merges/moved-rows-store.ts#returnTaskOwners',
    'messaging/record/message-store.ts#moveMessages',
  ],
  'What belongs to a lead that the call found within its scope, and to those merged into it': [
    'leads/household/household-store.ts#inHouseholdOf',
    'leads/merges/belongings-store.ts#countGoingBack',
    'leads/merges/belongings-store.ts#countSince',
    'leads/merges/compared-lead-store.ts#countBelongings',
    'leads/merges/lead-group-store.ts#selectLeadGroup',
    'leads/merges/merge-store.ts#selectMergedLeads',
    'leads/merges/merge-store.ts#selectMergesInto',
  ],
  'The leads that an address reaches by a merge, to be limited by the query around it': [
    'leads/merges/lead-group-store.ts#leadsReachedAt',
  ],
};
