import { z } from 'zod';
import { defineEvent } from '#platform';

const about = z.object({ kind: z.string(), id: z.string() });

/**
 * A message that staff sent about a record didn't arrive, or with `isOther`, not at all of its
 * recipients. It can be recorded twice.
 */
export const messageFailed = defineEvent(
  'messaging.message-failed',
  z.object({
    ...{ messageId: z.string(), channel: z.enum(['email', 'sms']), about, sentBy: z.string() },
    isOther: z.literal(true).optional(),
  }),
);

/** Someone opened a link of an email; at most once in a few minutes for each link. */
export const linkOpened = defineEvent(
  'messaging.link-opened',
  z.object({ messageId: z.string(), about: about.nullable() }),
);

/** A message was sent to someone outside, or came from them; written in the same commit. */
export const messageRecorded = defineEvent(
  'messaging.message-recorded',
  z.object({
    messageId: z.string(),
    channel: z.enum(['email', 'sms']),
    direction: z.enum(['out', 'in']),
    about: about.nullable().describe('the record it is about, such as a lead'),
  }),
);
