import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { inboundCalls } from './calls.ts';

/**
 * The body is the email as it came (message/rfc822), signed by the Standard Webhooks scheme. An
 * email that came before changes nothing. Without a configured secret, the call is a 404.
 */
export const takeInboundMail = defineEndpoint(inboundCalls.takeInboundMail, {
  access: { kind: 'public' },
  summary: 'An email that came in, signed and forwarded by the mail provider',
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});
