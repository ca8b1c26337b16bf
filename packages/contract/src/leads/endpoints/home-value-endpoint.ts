import { z } from 'zod';
import { defineEndpoint, linesText, lineText } from '#platform';
import { leadCalls } from '../calls.ts';
import { callTimes, HOME_VALUE_MESSAGE_MAX } from '../home-value-rules.ts';
import { inquiryOrigin } from './inquiry-origin.ts';

/** A seller asks what a home is worth; a person answers with a market analysis. */
export const requestHomeValue = defineEndpoint(leadCalls.requestHomeValue, {
  access: { kind: 'public' },
  summary: 'Ask for a comparative market analysis of a home',
  isForm: true,
  isSpamGuarded: { mailbox: 'email' },
  labels: {
    street: 'Street address',
    city: 'City',
    zip: 'ZIP code',
    callTime: 'Best time to call',
    message: 'About the home',
    user_name: 'Name',
    email: 'Email',
    phone: 'Phone number',
  },
  body: z.object({
    street: lineText(120),
    city: lineText(60),
    zip: lineText(20),
    callTime: z.enum(callTimes).optional(),
    message: linesText(HOME_VALUE_MESSAGE_MAX).optional(),
    user_name: lineText(200),
    email: lineText(300),
    phone: lineText(40),
    ...inquiryOrigin,
  }),
  answer: z.object({ statusCode: z.literal('success'), message: z.string() }),
  example: {
    statusCode: 'success',
    message: 'We have your request. An agent will contact you about your home.',
  },
});
