import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { leadCalls } from '../calls.ts';
import { inquiryOrigin } from './inquiry-origin.ts';

const { page, campaign, language } = inquiryOrigin;

/**
 * A visitor who looked at several homes says who they are, to see the next one in full. An
 * inquiry that needs no answer.
 */
export const answerRegistrationPrompt = defineEndpoint(leadCalls.answerRegistrationPrompt, {
  access: { kind: 'public' },
  summary: 'Give a name and an email address to see more homes in full',
  isForm: true,
  isSpamGuarded: { mailbox: 'email' },
  labels: { name: 'Name', email: 'Email' },
  body: z.object({
    name: lineText(200),
    email: lineText(300),
    propertyId: lineText(60).describe('the MLS number of the home that was opened'),
    ...{ page, campaign, language },
  }),
  answer: z.object({ statusCode: z.literal('success') }),
  example: { statusCode: 'success' },
});
