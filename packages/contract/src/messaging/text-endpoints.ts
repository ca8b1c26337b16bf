import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { textCalls } from './calls.ts';

/**
 * The body is a form, signed in `X-Twilio-Signature`. Without settings for text messages, the call
 * is a 404. STOP, START and HELP are answered; other texts are kept with what they are about.
 */
export const takeText = defineEndpoint(textCalls.takeText, {
  access: { kind: 'public' },
  summary: 'A text message to the brokerage, sent on by the provider',
  answer: z.object({ data: z.literal(true) }).describe('sent as an empty TwiML document'),
  example: { data: true },
});

/** Signed like {@link takeText}. May come twice, and in any order. */
export const takeTextStatus = defineEndpoint(textCalls.takeTextStatus, {
  access: { kind: 'public' },
  summary: 'What became of a text message, told by the provider',
  query: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.literal(true) }).describe('sent as an empty TwiML document'),
  example: { data: true },
});
