import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { sentOfferCalls } from '../calls.ts';
import { offerStates } from '../offer-states.ts';

const stateKeys = Object.keys(offerStates) as [keyof typeof offerStates];
const sent = {
  link: z.uuid().describe('opens its page in place of a key, for the person who signed in'),
  sentAt: z.string(),
  code: z.string(),
  address: z.string().nullable(),
};
const sentOffer = z.object({
  ...sent,
  state: z.enum(stateKeys),
  isBackup: z.boolean(),
  priceCents: z.number().int().nullable().describe('of the newest terms'),
  expiresAt: z.string().nullable(),
});
const sentOffers = z.object({
  offers: z.array(sentOffer).describe('the newest 50'),
  homes: z.array(z.object(sent)).describe('whose offers the caller may see as the seller'),
});
export type WireSentOffers = z.output<typeof sentOffers>;
export type WireSentOffer = z.output<typeof sentOffer>;

/**
 * What was sent to the verified email address of the caller's account by links that work, while
 * they are the client or seller it was sent to; nothing for anyone else.
 */
export const listSentOffers = defineEndpoint(sentOfferCalls.listSentOffers, {
  access: { kind: 'signed-in' },
  summary: 'Offers that were sent to the caller as the client or seller',
  answer: z.object({ data: sentOffers }),
  example: {
    data: {
      offers: [
        {
          link: '5b2f7c1e-0d4a-4a57-9c1d-2f4f9d4b8a10',
          sentAt: '2026-11-27T22:05:00.000Z',
          code: 'HS-26-00042-W',
          address: '5112 Cass St, Omaha, NE 68132',
          state: 'submitted',
          isBackup: false,
          priceCents: 38_900_000,
          expiresAt: '2026-12-02T23:00:00.000Z',
        },
      ],
      homes: [
        {
          link: '6c3f7c1e-0d4a-4a57-9c1d-2f4f9d4b8a11',
          sentAt: '2026-11-27T22:05:00.000Z',
          code: 'LF-26-00007-T',
          address: '1415 S 96th St, Omaha, NE 68124',
        },
      ],
    },
  },
});
