import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { sellerLinkCalls as calls } from '../calls.ts';
import { ofListingFile } from './listing-file-parts.ts';
import { sentLink } from './offer-client-endpoints.ts';
import { offerNumber, reading, writing } from './offer-parts.ts';
import { sellerWishes } from './seller-page-endpoints.ts';

const forSeller = z.object({
  seller: z.string().nullable().describe('name of the seller; null for one out of sight'),
  email: z.string().nullable().describe('where a link goes; null like the name, or if nowhere'),
  links: z
    .array(sentLink)
    .describe('working ones first, then the newest; at most 50; never their keys'),
  wishes: z
    .array(
      z.object({
        ...{ offer: offerNumber, code: z.string(), buyers: z.string().nullable() },
        ...{ wish: z.enum(sellerWishes), at: z.string() },
        isOurs: z.boolean().describe('an agent of ours wrote it'),
        isCurrent: z.boolean().describe('the offer hasn’t changed since'),
      }),
    )
    .describe('the newest one for each offer; at most 50'),
  reason: z
    .enum(['no-client', 'no-email', 'stopped'])
    .nullable()
    .describe('why the seller can’t be sent a link'),
  isReminded: z.boolean().describe('the seller is reminded when offers received expire, too'),
  abilities: z.array(z.enum(['send', 'remind'])),
});
export type WireFileForSeller = z.output<typeof forSeller>;

const exampleForSeller: WireFileForSeller = {
  ...{ seller: 'Eve Tester', email: 'eve@example.com' },
  ...{ links: [], reason: null, isReminded: false },
  abilities: ['send'],
  wishes: [
    {
      ...{ offer: 42, code: 'HS-26-00042-W', buyers: 'Ana and Tom Ruiz', wish: 'accept' },
      ...{ at: '2026-11-27T22:05:00.000Z', isOurs: false, isCurrent: true },
    },
  ],
};
const answer = { answer: z.object({ data: forSeller }), example: { data: exampleForSeller } };

export const getFileForSeller = defineEndpoint(calls.getFileForSeller, {
  access: reading,
  summary: 'What the seller of a listing file was sent, and what they said',
  ...ofListingFile,
  ...answer,
});

/**
 * Emails the seller a link to the offers on their home, in their language. Refuses
 * (seller-not-reachable) a file without a seller who can get email, and
 * (too-many-links) one with 20 links that work.
 */
export const sendFileToSeller = defineEndpoint(calls.sendFileToSeller, {
  access: writing,
  summary: 'Send the offers on a home to its seller',
  isForm: 'keyed',
  ...ofListingFile,
  ...answer,
});

export const endSellerLink = defineEndpoint(calls.endSellerLink, {
  access: writing,
  summary: 'End a link that a seller was sent',
  params: ofListingFile.params.extend({ link: z.uuid() }),
  ...answer,
});

/** Refuses (seller-not-reachable) to remind a seller who can’t get email. */
export const remindSeller = defineEndpoint(calls.remindSeller, {
  access: writing,
  summary: 'Turn the seller’s reminders of received offers on or off',
  ...ofListingFile,
  labels: { isReminded: 'Remind the seller' },
  body: z.object({ isReminded: z.boolean() }),
  ...answer,
});
