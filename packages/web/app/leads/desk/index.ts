export { ClaimCount } from './claims/claim-count.tsx';
export { useFoundLeads } from './find/use-found-leads.ts';
export { UnmatchedCount } from './unmatched/unmatched-count.tsx';
