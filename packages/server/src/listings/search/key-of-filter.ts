import type { Moment } from '../reading.ts';
import type { SearchFilter } from './search-filter.ts';

/**
 * Under what the answers to a filter are kept: the feed version, the date in Omaha, and the minute
 * where open houses are asked for, since they may be over in the next.
 */
export function keyOfFilter(
  filter: SearchFilter,
  version: number | null,
  { now, today }: Moment,
): string {
  const at = filter.openHouse === null ? today : now.toISOString().slice(0, 16);
  return `${version} ${at} ${JSON.stringify(filter)}`;
}
