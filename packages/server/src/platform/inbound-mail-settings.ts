import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';
import { webhookSecrets } from './setting-readers.ts';

/** What fits before the `@` besides a reply address’s signed part (64 characters, RFC 5321). */
const LONGEST_LOCAL = 22;

/** Settings of the mailbox that answers and bounces come to; explained in .env.example. */
export const inboundMailSettings = {
  INBOUND_ADDRESS: z
    .email()
    .toLowerCase()
    .refine((address) => {
      const local = address.slice(0, address.lastIndexOf('@'));
      return local.length <= LONGEST_LOCAL && !local.includes('+');
    }, `must have at most ${LONGEST_LOCAL} characters before the @, and no plus sign`)
    .optional(),
  INBOUND_IMAP_URL: z
    .url({ protocol: /^imaps?$/ })
    .refine((value) => {
      const url = URL.parse(value);
      return url === null || url.protocol === 'imaps:' || isLoopback(url.hostname);
    }, 'must be imaps://, or imap:// on this machine')
    .optional(),
  INBOUND_WEBHOOK_SECRETS: webhookSecrets(),
};
