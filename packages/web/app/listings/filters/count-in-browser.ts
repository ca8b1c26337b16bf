import { personApi } from '#accounts';
import { browserApi } from '#platform';
import type { SearchFilter } from '../search/search-fields.ts';
import { countHomes, countOptions } from './count-homes.ts';

/** A commute is to an address that the person saved. */
const apiFor = (filter: SearchFilter) => (filter.commute ? personApi : browserApi);

export function countHomesInBrowser(filter: SearchFilter, signal: AbortSignal) {
  return countHomes(apiFor(filter), filter, signal);
}

export function countOptionsInBrowser(filter: SearchFilter, signal: AbortSignal) {
  return countOptions(apiFor(filter), filter, signal);
}
