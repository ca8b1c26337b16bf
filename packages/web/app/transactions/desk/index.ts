/** What staff pages of other rooms show of deals. */
export { Deals } from './deals/deals.tsx';
export { WaitingFilesCount } from './listing-files/lazy-waiting-files-count.ts';
