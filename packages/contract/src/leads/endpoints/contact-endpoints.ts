import { z } from 'zod';
import { defineEndpoint, linesText, lineText } from '#platform';
import { leadCalls } from '../calls.ts';
import { CONTACT_MESSAGE_MAX } from '../contact-rules.ts';
import { inquiryOrigin } from './inquiry-origin.ts';

/** The specified answers; the second has two spaces. */
export const contactReplies = {
  saved: 'Data save successfully',
  sent: 'Your  Contact successfully',
} as const;

const message = linesText(CONTACT_MESSAGE_MAX);

/**
 * The contact form, also of an agent's page. The answer is the specified text.
 */
export const saveContact = defineEndpoint(leadCalls.saveContact, {
  access: { kind: 'public' },
  summary: 'Send the contact form',
  isForm: true,
  isSpamGuarded: { mailbox: 'email' },
  labels: {
    first_name: 'First Name',
    last_name: 'Last Name',
    email: 'Email',
    phone: 'Contact number',
    message: 'Message',
    agent: 'Agent',
  },
  body: z.object({
    first_name: lineText(200),
    last_name: lineText(200),
    email: lineText(300),
    phone: lineText(40),
    message,
    agent: lineText(120).optional().describe('slug of the agent whose page has the form'),
    ...inquiryOrigin,
  }),
  answer: z.literal(contactReplies.saved),
  example: contactReplies.saved,
});

/**
 * A question, about a home where `propertiesid` is an MLS number. `id` is 0: there is nothing to
 * change. The answer is the specified text, with its two spaces.
 */
export const contactAboutHome = defineEndpoint(leadCalls.contactAboutHome, {
  access: { kind: 'public' },
  summary: 'Ask about a home, or get in touch',
  isForm: true,
  isSpamGuarded: { mailbox: 'email' },
  labels: {
    id: 'Id',
    propertiesid: 'Home',
    firstname: 'First Name',
    lastname: 'Last Name',
    email: 'Email',
    phonenumber: 'Contact number',
    message: 'Message',
  },
  body: z.object({
    id: z.union([z.literal(0), z.literal('0')]).optional(),
    propertiesid: lineText(60).nullish(),
    firstname: lineText(200),
    lastname: lineText(200),
    email: lineText(300),
    phonenumber: lineText(40),
    message,
    ...inquiryOrigin,
  }),
  answer: z.literal(contactReplies.sent),
  example: contactReplies.sent,
});

/** Where an inquiry is, for the holder of its status link: the key is in the header. */
export const getInquiryStatus = defineEndpoint(leadCalls.getInquiryStatus, {
  access: { kind: 'public' },
  summary: 'When an inquiry was received, seen and answered',
  answer: z.object({
    receivedAt: z.string(),
    dueAt: z.string().nullable(),
    seenAt: z.string().nullable(),
    seenBy: z.string().nullable().describe('first name'),
    answeredAt: z.string().nullable(),
  }),
  example: {
    receivedAt: '2026-11-20T16:02:11.000Z',
    dueAt: '2026-11-20T17:02:11.000Z',
    seenAt: '2026-11-20T16:10:00.000Z',
    seenBy: 'Nora',
    answeredAt: null,
  },
});

/**
 * How many inquiries of the last 30 days were answered by their due time. Null where the brokerage
 * doesn't show it (PROMISE_FIGURE), or with fewer than 20 inquiries.
 */
export const getPromiseRecord = defineEndpoint(leadCalls.getPromiseRecord, {
  access: { kind: 'public' },
  summary: 'How many inquiries were answered in time in the last 30 days',
  answer: z.object({
    record: z
      .object({
        inquiries: z.number().int().describe('that were due'),
        inTime: z.number().int(),
        minutes: z.number().int().describe('business minutes that were promised'),
      })
      .nullable(),
  }),
  example: { record: { inquiries: 318, inTime: 299, minutes: 60 } },
});
