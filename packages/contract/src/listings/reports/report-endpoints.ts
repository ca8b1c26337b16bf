import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { listingCalls } from '../calls.ts';

export const reportListing = defineEndpoint(listingCalls.reportListing, {
  access: { kind: 'public' },
  summary: 'Report something wrong on a home’s page to the broker',
  isForm: true,
  labels: { about: 'Problem', message: 'Message', email: 'Email' },
  body: z.object({
    mlsNumber: z.string().trim().min(1).max(60),
    about: z.string().max(60),
    message: z.string().max(20_000),
    email: z.string().max(300).nullish(),
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
