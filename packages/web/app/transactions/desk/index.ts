/** What staff pages of other rooms show of deals. */
export { Deals } from './deals/deals.tsx';
