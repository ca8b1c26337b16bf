import type { FastifyRequest } from 'fastify';
import { refuseAccount } from './refuse-account.ts';

/**
 * For GET calls that change data: refuses (not-by-navigation) requests a browser makes on its
 * own, by prefetching or by opening the address.
 */
export function refuseNavigation({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const purposes = [headers.purpose, headers['sec-purpose'], headers['x-moz']].flat();
  const isAhead = purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''));
  if (isAhead || headers['sec-fetch-mode'] === 'navigate') refuseAccount('not-by-navigation');
}
