import { z } from 'zod';
import { defineEndpoint, linesText, lineText, storedPhone } from '#platform';
import { listingLinkCalls as calls } from '../calls.ts';
import { PARTY_NAME_MAX } from '../party-kinds.ts';
import { oneFile } from './listing-file-endpoints.ts';
import { ofListingFile } from './listing-file-parts.ts';
import { OFFER_CENTS_MAX, termDay } from './offer-inputs.ts';
import { writing } from './offer-parts.ts';

const cents = z.number().int().min(0).max(OFFER_CENTS_MAX);
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * The link is answered once, to who made it, and can't be read again. It works for 30 days, for
 * several agents, until it is ended or the file is closed. Refuses (listing-file-step-refused) a
 * file that takes no offers.
 */
export const makeOfferLink = defineEndpoint(calls.makeOfferLink, {
  access: writing,
  summary: 'Make a link by which other agents send offers',
  ...ofListingFile,
  answer: z.object({ data: z.object({ link: z.string(), expiresAt: z.string() }) }),
  example: {
    data: {
      link: 'https://homes.example/offer-form#token=…',
      expiresAt: '2026-12-27T16:00:00.000Z',
    },
  },
});

export const endOfferLink = defineEndpoint(calls.endOfferLink, {
  access: writing,
  summary: 'End a link by which other agents send offers',
  params: ofListingFile.params.extend({ link: z.uuid() }),
  ...oneFile,
});

const form = z.object({
  propertyAddress: z.string().nullable(),
  mlsNumber: z.string().nullable(),
  listPriceCents: z.number().int().nullable(),
  agent: z.string().nullable().describe('the listing agent'),
  financeTypes: z.array(z.string()),
  saleContingencies: z.array(z.object({ id: z.number().int(), display: z.string() })),
});
export type WireOfferForm = z.output<typeof form>;

/** With the link’s key in a header. Tells nothing about the seller or other offers. */
export const getOfferForm = defineEndpoint(calls.getOfferForm, {
  access: { kind: 'public' },
  summary: 'The home of a link by which other agents send offers',
  answer: z.object({ data: form }),
  example: {
    data: {
      propertyAddress: '5112 Cass St, Omaha, NE 68132',
      mlsNumber: '22600017',
      listPriceCents: 38_900_000,
      agent: 'Priya Raman',
      financeTypes: ['Cash', 'Conventional'],
      saleContingencies: [{ id: 3, display: 'Not contingent' }],
    },
  },
});

/** What the fields of the form are called. */
const offerFormLabels = {
  buyerNames: 'Buyers',
  agentName: 'Your name',
  license: 'License no.',
  brokerage: 'Brokerage',
  phone: 'Phone',
  email: 'Email',
  offerPriceCents: 'Offer price',
  earnestDepositCents: 'Earnest deposit',
  buyerFinanceType: 'Type of financing',
  downPaymentCents: 'Down payment',
  closingAmountCents: 'Closing costs the seller is asked to pay',
  closingOn: 'Closing date',
  expireOn: 'Offer expires on',
  expireTime: 'Offer expires at',
  saleContingencyId: 'Sale of the buyer’s home',
  otherProvision: 'Contingencies and other terms',
};

/**
 * Sends an offer. Refuses (offer-incomplete) terms that no offer can have, such as a date
 * in the past. The answer is the receipt: nothing else can be read through the link later.
 */
export const sendOfferForm = defineEndpoint(calls.sendOfferForm, {
  access: { kind: 'public' },
  summary: 'Send an offer on a listing of ours through a link',
  isForm: true,
  isSpamGuarded: { mailbox: 'email' },
  labels: offerFormLabels,
  body: z.object({
    buyerNames: lineText(200).min(1),
    agentName: lineText(PARTY_NAME_MAX).min(1),
    license: lineText(60).min(1),
    brokerage: lineText(PARTY_NAME_MAX).min(1),
    phone: lineText(30).refine((text) => storedPhone(text) !== null, 'must have ten digits'),
    email: z.email().max(300),
    offerPriceCents: cents.min(1),
    earnestDepositCents: cents,
    buyerFinanceType: lineText(200).min(1),
    downPaymentCents: cents.nullish(),
    closingAmountCents: cents.nullish(),
    closingOn: termDay(),
    expireOn: termDay(),
    expireTime: lineText(5).regex(TIME, 'must be a time'),
    saleContingencyId: z.number().int().min(1).max(2_147_483_647).nullish(),
    otherProvision: linesText(4000).nullish(),
  }),
  answer: z.object({ data: z.object({ code: z.string(), state: z.literal('submitted') }) }),
  example: { data: { code: 'HS-26-00042-W', state: 'submitted' } },
});
