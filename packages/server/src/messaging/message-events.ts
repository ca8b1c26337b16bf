import { z } from 'zod';
import { defineEvent } from '#platform';

/** A message was sent to someone outside, or came from them; written in the same commit. */
export const messageRecorded = defineEvent(
  'messaging.message-recorded',
  z.object({
    messageId: z.string(),
    channel: z.enum(['email', 'sms']),
    direction: z.enum(['out', 'in']),
    about: z
      .object({ kind: z.string(), id: z.string() })
      .nullable()
      .describe('the record it is about, such as a lead'),
  }),
);
