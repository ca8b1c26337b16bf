import { z } from 'zod';

/** A message to or from someone outside, as staff see it on a timeline. */
export const messageSchema = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  direction: z.enum(['out', 'in']),
  status: z.enum(['queued', 'sent', 'delivered', 'failed', 'received']),
  failure: z.string().nullable().describe('why it failed'),
  subject: z.string().describe('empty for a text message'),
  body: z.string(),
  attachments: z.number().int().describe('how many files came or went with it'),
  sentBy: z.string().nullable().describe('name of who wrote it; null for what came in'),
  recordedAt: z.string(),
  sentAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  scheduledAt: z.string().nullable().describe('when the quiet hours end that it waits for'),
});
export type WireMessage = z.output<typeof messageSchema>;
