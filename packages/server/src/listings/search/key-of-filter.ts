import type { Moment } from '#platform';
import type { SearchFilter } from './search-filter.ts';

/**
 * The cache key of a filter's answers: the feed version, the local date, and for open houses the
 * minute, since one may be over in the next.
 */
export function keyOfFilter(
  filter: SearchFilter,
  version: number | null,
  { now, today }: Moment,
): string {
  const at = filter.openHouse === null ? today : now.toISOString().slice(0, 16);
  return `${version} ${at} ${JSON.stringify(filter)}`;
}
