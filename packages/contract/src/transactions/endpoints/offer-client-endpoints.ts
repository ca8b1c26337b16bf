import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { offerClientCalls } from '../calls.ts';
import { ofOffer, reading, writing } from './offer-parts.ts';

/** A link that a client was sent, as staff see it. */
export const sentLink = z.object({
  id: z.uuid(),
  state: z.enum(['sent', 'opened', 'expired', 'ended']),
  sentAt: z.string(),
  sentBy: z.string().nullable(),
  openedAt: z.string().nullable(),
  expiresAt: z.string(),
  abilities: z.array(z.literal('end')),
});

const forClient = z.object({
  client: z.string().nullable().describe('name of the client; null for one out of sight'),
  email: z.string().nullable().describe('where a link goes; null like the name, or if nowhere'),
  asksApproval: z
    .boolean()
    .describe('its page asks the client to approve: the terms wait for an answer'),
  links: z
    .array(sentLink)
    .describe(
      'working ones first, then the newest; at most 50; only the client knows what a link says',
    ),
  approvals: z
    .array(
      z.object({
        name: z.string(),
        at: z.string(),
        version: z.number().int(),
        isDraft: z.boolean().describe('it hadn’t been submitted; the version is that of the draft'),
        isCurrent: z.boolean().describe('the terms haven’t changed since'),
      }),
    )
    .describe('newest first, at most 50'),
  reason: z
    .enum(['no-client', 'no-email', 'stopped', 'received'])
    .nullable()
    .describe('why the offer can’t be sent; received: its client is the seller'),
  isReminded: z.boolean().describe('the client is reminded of the expiration, too'),
  abilities: z.array(z.enum(['send', 'remind'])),
});
export type WireOfferForClient = z.output<typeof forClient>;

const answer = {
  answer: z.object({ data: forClient }),
  example: {
    data: {
      ...{ client: 'Eve Tester', email: 'eve@example.com', asksApproval: false },
      links: [],
      approvals: [
        {
          ...{ name: 'Eve Tester', at: '2026-11-27T22:05:00.000Z', version: 3 },
          ...{ isDraft: false, isCurrent: true },
        },
      ],
      reason: null,
      isReminded: false,
      abilities: ['send' as const],
    },
  },
};

export const getOfferForClient = defineEndpoint(offerClientCalls.getOfferForClient, {
  access: reading,
  summary: 'What the client of an offer was sent and approved',
  ...ofOffer,
  ...answer,
});

/**
 * Emails the client a link to the offer, in their language. Refuses (offer-not-sendable) an offer
 * without a client who can get email, and (too-many-links) one with 20 links that work.
 */
export const sendOfferToClient = defineEndpoint(offerClientCalls.sendOfferToClient, {
  access: writing,
  summary: 'Send an offer to its client',
  isForm: 'keyed',
  ...ofOffer,
  ...answer,
});

export const endClientLink = defineEndpoint(offerClientCalls.endClientLink, {
  access: writing,
  summary: 'End a link that an offer’s client was sent',
  params: ofOffer.params.extend({ link: z.uuid() }),
  ...answer,
});

/** Refuses (offer-not-sendable) to remind a client who can’t get email. */
export const remindOfferClient = defineEndpoint(offerClientCalls.remindOfferClient, {
  access: writing,
  summary: 'Turn the client’s reminders of an offer’s expiration on or off',
  ...ofOffer,
  labels: { isReminded: 'Remind the client' },
  body: z.object({ isReminded: z.boolean() }),
  ...answer,
});
