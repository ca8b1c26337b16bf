import { type Moment, sha256 } from '#platform';
import type { SearchFilter } from './search-filter.ts';

/**
 * The cache key of a filter's answers: the feed version, the local date, and for open houses the
 * minute, since one may be over in the next. The filter is hashed: a visitor may send a long one.
 */
export function keyOfFilter(
  filter: SearchFilter,
  version: number | null,
  { now, today }: Moment,
): string {
  const at = filter.openHouse === null ? today : now.toISOString().slice(0, 16);
  const hash = sha256(JSON.stringify(filter)).toString('base64');
  return `${version} ${at} ${hash}`;
}
