import { z } from 'zod';
import { defineEndpoint, lineText, secretText } from '#platform';
import { mailboxCalls } from './calls.ts';

const working = {
  kind: 'permission',
  anyOf: ['lead-claim', 'lead-assign-own', 'lead-assign-all'],
  scope: 'own',
} as const;

const server = {
  smtpHost: lineText(253).min(1),
  smtpPort: z.number().int().min(1).max(65_535),
  imapHost: lineText(253).min(1),
  imapPort: z.number().int().min(1).max(65_535),
};

const mailboxSchema = z.object({
  address: z.string(),
  username: z.string(),
  smtpHost: z.string(),
  smtpPort: z.number().int(),
  imapHost: z.string(),
  imapPort: z.number().int(),
  connectedAt: z.string(),
  readAt: z.string().nullable().describe('null before it was read for the first time'),
  sendingProblem: z.string().describe('why an email couldn’t be sent through it; usually empty'),
  readingProblem: z.string().describe('why it couldn’t be read the last time; usually empty'),
});
export type WireMyMailbox = z.output<typeof mailboxSchema>;

const example: WireMyMailbox = {
  address: 'nora@example.com',
  username: 'nora@example.com',
  smtpHost: 'smtp.example.com',
  smtpPort: 465,
  imapHost: 'imap.example.com',
  imapPort: 993,
  connectedAt: '2026-11-20T16:02:11.000Z',
  readAt: '2026-11-20T16:05:11.000Z',
  sendingProblem: '',
  readingProblem: '',
};

/** The mailbox that the caller connected; null without one. The password is never answered. */
export const getMyMailbox = defineEndpoint(mailboxCalls.getMyMailbox, {
  whileSeeingAs: 'personal',
  access: working,
  summary: 'One’s own connected mailbox',
  answer: z.object({ data: mailboxSchema.nullable() }),
  example: { data: example },
});

/**
 * Connects a mailbox, in place of an earlier one, after signing in to both of its servers. Refused
 * (mailbox-refused), with the field, when one doesn’t answer, has no valid certificate, is on a
 * private network, or doesn’t take the user name and password.
 */
export const connectMyMailbox = defineEndpoint(mailboxCalls.connectMyMailbox, {
  access: working,
  summary: 'Connect one’s own mailbox by SMTP and IMAP',
  labels: {
    address: 'Email address',
    username: 'User name',
    password: 'Password',
    smtpHost: 'Outgoing server (SMTP)',
    smtpPort: 'Outgoing port',
    imapHost: 'Incoming server (IMAP)',
    imapPort: 'Incoming port',
  },
  body: z.object({
    address: z.email().max(254),
    username: lineText(254).optional().describe('the address without'),
    password: secretText(500).min(1),
    ...server,
  }),
  answer: z.object({ data: mailboxSchema }),
  example: { data: { ...example, readAt: null } },
});

/** Erases the password and the rest; emails that wait go out from the brokerage’s address. */
export const disconnectMyMailbox = defineEndpoint(mailboxCalls.disconnectMyMailbox, {
  access: working,
  summary: 'Disconnect one’s own mailbox',
  answer: z.object({ data: z.literal(true) }),
  example: { data: true },
});
