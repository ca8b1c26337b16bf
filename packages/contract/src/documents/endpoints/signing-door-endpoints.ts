import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { signingDoorCalls as calls } from '../calls.ts';
import { envelopeStates, recipientStates } from '../envelope-states.ts';
import { documentRole } from './document-parts.ts';

const byLink = { kind: 'public' } as const;

const linkFacts = z.object({
  firm: z.string(),
  recipient: z.string().describe('the name of who the link is for'),
  sender: z.string(),
  title: z.string(),
  codeChannel: z.enum(['sms', 'email']),
  codeTo: z.string().describe('where a code goes, masked'),
  isLocked: z.boolean(),
  isOwn: z.boolean().describe('the caller is signed in with that mailbox, so no code is needed'),
});
export type WireSigningLink = z.output<typeof linkFacts>;

const exampleLink: WireSigningLink = {
  firm: 'Prairie Gate Realty',
  recipient: 'Ruth Kowalski',
  sender: 'Nora Lindqvist',
  title: 'Disclosures, 5012 Chicago St',
  codeChannel: 'sms',
  codeTo: '(•••) •••-0121',
  isLocked: false,
  isOwn: false,
};

/**
 * By the key of a link in the header X-Link-Key. Says only what its email said. Refuses
 * (signing-link-refused) a link that has ended.
 */
export const getSigningLink = defineEndpoint(calls.getSigningLink, {
  access: byLink,
  summary: 'Who a signing link is for, and how they prove who they are',
  answer: z.object({ data: linkFacts }),
  example: { data: exampleLink },
});

/** Through the other channel than the link’s. Refuses (too-many-codes) beyond R-597. */
export const sendSigningCode = defineEndpoint(calls.sendSigningCode, {
  access: byLink,
  summary: 'Send the recipient of a link a six-digit code',
  isForm: true,
  body: z.object({}),
  answer: z.object({ data: linkFacts }),
  example: { data: exampleLink },
});

const session = z.object({
  session: z
    .string()
    .describe(
      'for the header X-Signing-Session, for eight hours, or as long as the caller’s session',
    ),
});
const oneSession = {
  answer: z.object({ data: session }),
  example: { data: { session: 'q0Yb…' } },
};

/**
 * With the code, or without one where the caller is signed in with the recipient’s mailbox. Refuses
 * (signing-code-wrong), and (signing-locked) after five wrong ones.
 */
export const openSigning = defineEndpoint(calls.openSigning, {
  access: byLink,
  summary: 'Open an envelope with the code that was sent',
  isForm: true,
  labels: { code: 'Code' },
  body: z.object({ code: lineText(12).optional() }),
  ...oneSession,
});

const own = z.object({
  recipient: z.string(),
  title: z.string(),
  homeAddress: z.string(),
  sender: z.string(),
  role: documentRole,
  state: z.enum(recipientStates),
  envelopeState: z.enum(envelopeStates),
  isTheirTurn: z.boolean(),
  sentAt: z.string().nullable(),
  dueOn: z.string().nullable(),
});
export type WireOwnEnvelope = z.output<typeof own>;

export const listOwnEnvelopes = defineEndpoint(calls.listOwnEnvelopes, {
  access: { kind: 'signed-in' },
  summary: 'What the caller was sent to sign, newest first, at most 100',
  whileSeeingAs: 'personal',
  answer: z.object({ data: z.array(own) }),
  example: {
    data: [
      {
        recipient: '6d2c7f38-4b7c-4e7b-9a51-54a0a6a2c001',
        title: 'Disclosures, 5012 Chicago St',
        homeAddress: '5012 Chicago St, Omaha, NE 68132',
        sender: 'Nora Lindqvist',
        role: 'seller',
        state: 'sent',
        envelopeState: 'sent',
        isTheirTurn: true,
        sentAt: '2026-11-27T21:00:00.000Z',
        dueOn: '2026-12-04',
      },
    ],
  },
});

/**
 * Refuses (envelope-not-found) what was sent to another mailbox. What ended without a seal shows
 * none of its documents.
 */
export const openOwnSigning = defineEndpoint(calls.openOwnSigning, {
  access: { kind: 'signed-in' },
  summary: 'Open an envelope that was sent to the caller’s verified mailbox',
  isForm: 'keyed',
  params: z.object({ recipient: z.uuid() }),
  body: z.object({}),
  ...oneSession,
});
