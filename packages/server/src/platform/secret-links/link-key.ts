import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import type { FastifyRequest } from 'fastify';
import type { Throttles } from '../throttles/throttles.ts';

/**
 * The key of the secret link that a call is made with, from its header; null without one. There it
 * stays out of addresses, which proxies and browsers keep.
 */
export function linkKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers[LINK_KEY_HEADER];
  return typeof key === 'string' && key !== '' && key.length <= 400 ? key : null;
}

/** Counts a try of a link before it is looked up. Refuses (too-many-tries), by link. */
export async function countLinkTry(
  throttles: Throttles,
  key: string,
  address: string,
): Promise<void> {
  await throttles.count('verify', { account: `link:${key}`, address });
}
