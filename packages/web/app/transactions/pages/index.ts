/** Whole pages, for surfaces only. */
export { loadOutsideDeals } from '../outside/load-outside-deals.ts';
export { OutsideDealsView } from '../outside/outside-deals-view.tsx';
