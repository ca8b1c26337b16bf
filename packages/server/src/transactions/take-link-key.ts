import type { FastifyRequest } from 'fastify';
import { addressOf, linkKeyOf, type Services } from '#platform';
import { refuseTransaction } from './refuse-transaction.ts';

/** The most links of an offer or a listing file that work. */
export const OPEN_LINKS_MAX = 20;

/** What opens a page: the key of a link, or a link's id with the person who signed in. */
export interface Opening {
  readonly key: string;
  /** Null without a sign-in. */
  readonly personId: string | null;
}

/**
 * What opens the page of a call, and what `open` makes of it. Refuses, with this code, a call
 * without a link, and what `open` refuses.
 */
export async function openByCall<Opened>(
  services: Pick<Services, 'throttles'>,
  request: FastifyRequest,
  refusal: Parameters<typeof takeLinkKey>[2],
  open: (opening: Opening) => Promise<Opened>,
): Promise<{ opening: Opening; opened: Opened }> {
  const { key, refund } = await takeLinkKey(services, request, refusal);
  const opening = { key, personId: request.caller?.personId ?? null };
  const opened = await open(opening);
  await refund();
  return { opening, opened };
}

/**
 * Counts a try of the secret link of a call, by link and address: others who hold the link have
 * tries of their own. `refund` is for one that opens it: a page that works is opened as
 * often as people like. Refuses, with this code, a call without a link.
 */
export async function takeLinkKey(
  { throttles }: Pick<Services, 'throttles'>,
  request: FastifyRequest,
  refusal: 'client-link-refused' | 'offer-link-refused',
): Promise<{ key: string; refund: () => Promise<void> }> {
  const key = linkKeyOf(request);
  if (key === null) return refuseTransaction(refusal);
  const address = addressOf(request);
  const who = { account: `link:${key} ${address}`, address };
  await throttles.count('verify', who);
  return { key, refund: () => throttles.succeed('verify', who) };
}
