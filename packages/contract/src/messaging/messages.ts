import { z } from 'zod';

/** A file that came or went with a message. */
export const attachmentSchema = z.object({
  name: z.string(),
  bytes: z.number().int().describe('its size as it came'),
  mediaType: z.string().nullable().describe('null if it isn’t kept'),
  file: z.string().nullable().describe('the key of GET files/{key}; null while it is checked'),
  refusal: z
    .enum(['too-large', 'not-accepted', 'damaged', 'infected', 'too-many'])
    .nullable()
    .describe('why it isn’t kept; it stays in the mailbox'),
});
export type WireAttachment = z.output<typeof attachmentSchema>;

/** Someone who was to get an email to several people and didn’t. */
export const leftOutSchema = z.object({ address: z.string(), reason: z.string() });
export type WireLeftOut = z.output<typeof leftOutSchema>;

/** A message to or from someone outside, as staff see it on a timeline. */
export const messageSchema = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  direction: z.enum(['out', 'in']),
  status: z.enum(['queued', 'sent', 'delivered', 'failed', 'received']),
  failure: z.string().nullable().describe('why it failed'),
  subject: z.string().describe('empty for a text message'),
  body: z.string(),
  recipients: z
    .object({
      ...{ to: z.array(z.string()), cc: z.array(z.string()), bcc: z.array(z.string()) },
      leftOut: z.array(leftOutSchema),
    })
    .nullable()
    .describe('of an email to several people; null without the permission column-email, too'),
  note: z.string().describe('what to know about how it was sent; usually empty'),
  attachments: z.array(attachmentSchema),
  sentBy: z.string().nullable().describe('name of who wrote it; null for what came in'),
  recordedAt: z.string(),
  sentAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  scheduledAt: z.string().nullable().describe('when the quiet hours end that it waits for'),
});
export type WireMessage = z.output<typeof messageSchema>;
