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

/**
 * Counts one question, and the requests to the service that it takes, before they are sent. Refuses
 * (too-many-tries) beyond the limits of questions, or of requests in a day; then no request is
 * counted.
 */
export async function countOutsideRequest(
  { throttles }: Pick<Services, 'throttles'>,
  { address, personId }: Requester,
  requests = 1,
): Promise<void> {
  const who = {
    address: address ?? `person ${personId}`,
    ...(personId !== null && { account: personId }),
  };
  await throttles.count('ask-outside', who);
  await throttles.countForDay('ask-outside', who, requests);
}
