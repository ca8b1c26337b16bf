import { dateAfter, localInstants } from '@homestead/contract/platform';

/**
 * When a price must have been reduced at the earliest: the local start of the day `days` ago.
 */
export function reducedSince(days: number, today: string): Date {
  return localInstants(dateAfter(today, -days), '00:00')[0] ?? new Date(Number.NaN);
}
