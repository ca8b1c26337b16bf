import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { offerClientCalls } from '../calls.ts';
import { ofOffer, reading, writing } from './offer-parts.ts';

const forClient = z.object({
  client: z.string().nullable().describe('name of the client; null for one out of sight'),
  links: z
    .array(
      z.object({
        id: z.uuid(),
        state: z.enum(['sent', 'opened', 'expired', 'revoked']),
        sentAt: z.string(),
        sentBy: z.string().nullable(),
        openedAt: z.string().nullable(),
        expiresAt: z.string(),
        abilities: z.array(z.literal('revoke')),
      }),
    )
    .describe('newest first, at most 50; what a link says is known to the client alone'),
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
    .enum(['no-client', 'no-email', 'stopped'])
    .nullable()
    .describe('why the offer can’t be sent'),
  abilities: z.array(z.literal('send')),
});
export type WireOfferForClient = z.output<typeof forClient>;

const answer = {
  answer: z.object({ data: forClient }),
  example: {
    data: {
      client: 'Eve Tester',
      links: [],
      approvals: [
        {
          ...{ name: 'Eve Tester', at: '2026-11-27T22:05:00.000Z', version: 3 },
          ...{ isDraft: false, isCurrent: true },
        },
      ],
      reason: null,
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
 * without a client who can get email.
 */
export const sendOfferToClient = defineEndpoint(offerClientCalls.sendOfferToClient, {
  access: writing,
  summary: 'Send an offer to its client',
  isForm: 'keyed',
  ...ofOffer,
  ...answer,
});

export const revokeOfferLink = defineEndpoint(offerClientCalls.revokeOfferLink, {
  access: writing,
  summary: 'End a link that an offer’s client was sent',
  params: ofOffer.params.extend({ link: z.uuid() }),
  ...answer,
});
