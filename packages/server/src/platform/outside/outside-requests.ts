import type { FastifyRequest } from 'fastify';
import { addressOf } from '../call-origin.ts';
import type { Caller } from '../caller.ts';
import type { Services } from '../room.ts';

/** The origin of a request to an outside service: an IP address, and the person if signed in. */
export type Requester =
  | { address: string; personId: string | null }
  | { address: null; personId: string };

export function requesterOf(call: { caller: Caller | null; request: FastifyRequest }): Requester {
  return { address: addressOf(call.request), personId: call.caller?.personId ?? null };
}

/** Counts a request before it is sent; refuses (too-many-tries) beyond the limits. */
export function countOutsideRequest(
  { throttles }: Pick<Services, 'throttles'>,
  { address, personId }: Requester,
): Promise<void> {
  return throttles.count('ask-outside', {
    address: address ?? `person ${personId}`,
    ...(personId !== null && { account: personId }),
  });
}
