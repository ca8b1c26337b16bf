import { personApi } from '#accounts';
import { browserApi } from '#platform';
import type { SearchFilter } from '../search/search-fields.ts';
import { countHomes, countOptions } from './count-homes.ts';

/** Commutes are to the person's saved addresses, so only the signed-in person can count them. */
const apiFor = (filter: SearchFilter) => (filter.commute ? personApi : browserApi);

export function countHomesInBrowser(filter: SearchFilter, signal: AbortSignal) {
  return countHomes(apiFor(filter), filter, signal);
}

export function countOptionsInBrowser(filter: SearchFilter, signal: AbortSignal) {
  return countOptions(apiFor(filter), filter, signal);
}
