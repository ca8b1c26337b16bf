import { z } from 'zod';
import { defineEndpoint, linesText, lineText } from '#platform';
import { listingCalls } from '../calls.ts';

export const reportListing = defineEndpoint(listingCalls.reportListing, {
  access: { kind: 'public' },
  summary: 'Report something wrong on a home’s page to the broker',
  isForm: true,
  isSpamGuarded: true,
  labels: { about: 'Problem', message: 'Message', email: 'Email' },
  body: z.object({
    mlsNumber: lineText(60).min(1),
    about: lineText(60),
    message: linesText(20_000),
    email: lineText(300).nullish(),
  }),
  answer: z.object({
    status: z.literal('success'),
    message: z.string(),
    isBrokerNotified: z.boolean(),
  }),
  example: {
    status: 'success',
    message: 'Thank you. We’ve sent it to the broker.',
    isBrokerNotified: true,
  },
});
