import { z } from 'zod';
import { defineEndpoint, linesText } from '#platform';
import { sellerPageCalls as calls } from '../calls.ts';
import { CLIENT_QUESTION_MAX } from '../client-limits.ts';
import { clientAgent } from './client-page-endpoints.ts';
import { comparison, exampleComparison } from './listing-file-offers.ts';
import { offerNumber } from './offer-parts.ts';

/** What a seller would like to do with an offer. */
export const sellerWishes = ['accept', 'counter', 'reject'] as const;
export type SellerWish = (typeof sellerWishes)[number];

const sellerOffers = z.object({
  comparison: comparison.describe('as the listing agent sees it, without the file’s documents'),
  wishes: z
    .array(
      z.object({
        offer: offerNumber,
        wish: z.enum(sellerWishes),
        at: z.string(),
        isCurrent: z.boolean().describe('the offer hasn’t changed since'),
      }),
    )
    .describe('the newest one for each offer'),
  waiting: z.array(offerNumber).describe('offers that wait for the seller’s answer'),
  agent: clientAgent.nullable(),
});
export type WireSellerOffers = z.output<typeof sellerOffers>;

const exampleOffers: WireSellerOffers = {
  comparison: exampleComparison,
  wishes: [{ offer: 42, wish: 'accept', at: '2026-11-27T22:05:00.000Z', isCurrent: true }],
  waiting: [42],
  agent: { name: 'Nora Lindqvist', email: 'nora@example.com', phone: '+14025550155', photo: null },
};
const answer = { answer: z.object({ data: sellerOffers }), example: { data: exampleOffers } };
const ofForm = { offer: offerNumber };
const labels = { offer: 'Offer', version: 'Version', wish: 'What you would like' };

/**
 * By the key of a link in its header or, for the seller who signed in, by the id of the link
 * . Refuses (client-link-refused) one that doesn’t work.
 */
export const getSellerOffers = defineEndpoint(calls.getSellerOffers, {
  access: { kind: 'public' },
  summary: 'The offers on a home as its seller sees them, by the link in an email',
  ...answer,
});

/**
 * Says what the seller would like to do with an offer: it answers nothing. Refuses
 * (offer-changed-for-seller) another version than they saw, and (offer-not-waiting) an offer that
 * was answered or has expired.
 */
export const wishForSellerOffer = defineEndpoint(calls.wishForSellerOffer, {
  access: { kind: 'public' },
  summary: 'Say what the seller would like to do with an offer on their home',
  isForm: true,
  labels,
  body: z.object({
    ...{ ...ofForm, version: z.number().int().min(1), wish: z.enum(sellerWishes) },
  }),
  ...answer,
});

export const askAboutSellerOffer = defineEndpoint(calls.askAboutSellerOffer, {
  access: { kind: 'public' },
  summary: 'Ask the listing agent about an offer on the home',
  isForm: true,
  labels: { offer: 'Offer', question: 'Your question' },
  body: z.object({
    ...ofForm,
    question: linesText(CLIENT_QUESTION_MAX).refine((text) => text.trim() !== '', 'is required'),
  }),
  ...answer,
});
