import { dateAfter } from '@homestead/contract/platform';
import { instantOfOmahaTime } from '../feed/normalise/read-value.ts';

/** From when on a price must have been reduced: the start in Omaha of the day `days` ago. */
export function reducedSince(days: number, today: string): Date {
  return new Date(instantOfOmahaTime(dateAfter(today, -days), '00:00') ?? Number.NaN);
}
