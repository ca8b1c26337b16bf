import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { mailCalls } from './mail-calls.ts';

/**
 * The body is JSON, signed by the Standard Webhooks scheme. Without a configured secret, the call
 * is a 404.
 */
export const takeNotice = defineEndpoint(mailCalls.takeNotice, {
  access: { kind: 'public' },
  summary: 'A signed notice of the mail provider: an email bounced or was reported as spam',
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});
