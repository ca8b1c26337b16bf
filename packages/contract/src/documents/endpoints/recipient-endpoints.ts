import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { recipientCalls as calls } from '../calls.ts';
import { managing } from './document-parts.ts';
import { oneEnvelope, undoable, undoableEnvelope } from './envelope-parts.ts';

const ofRecipient = { params: z.object({ id: z.uuid(), recipient: z.uuid() }) };

/**
 * Earlier links of the recipient stop working. The sender never sees the link. Refuses
 * (too-many-links) and (recipient-has-many-links) beyond R-597.
 */
export const resendLink = defineEndpoint(calls.resendLink, {
  access: managing,
  summary: 'Send a recipient a new link',
  isForm: true,
  ...ofRecipient,
  body: z.object({ ...undoable }),
  ...undoableEnvelope,
});

/** They end now. Undoing it sends a new link: those that ended can’t work again. */
export const revokeRecipient = defineEndpoint(calls.revokeRecipient, {
  access: managing,
  summary: 'End a recipient’s links and sessions',
  isForm: true,
  ...ofRecipient,
  labels: { reason: 'Reason' },
  body: z.object({ reason: lineText(500).min(1), ...undoable }),
  ...undoableEnvelope,
});

export const unlockRecipient = defineEndpoint(calls.unlockRecipient, {
  access: managing,
  summary: 'Let a recipient try codes again, with a new link',
  isForm: true,
  ...ofRecipient,
  body: z.object({}),
  ...oneEnvelope,
});

/** Refuses (forward-not-asked) where the recipient named nobody. */
export const forwardRecipient = defineEndpoint(calls.forwardRecipient, {
  access: managing,
  summary: 'Approve or refuse that a recipient forwards the envelope to the person they named',
  isForm: true,
  ...ofRecipient,
  body: z.object({ isApproved: z.boolean() }),
  ...oneEnvelope,
});

/** Logged once for each buyer. Refuses (pamphlet-not-needed) where nobody gets it. */
export const giveRecipientPamphlet = defineEndpoint(calls.giveRecipientPamphlet, {
  access: managing,
  summary: 'Log that a buyer was given the EPA’s pamphlet about lead',
  isForm: true,
  ...ofRecipient,
  labels: { how: 'How it was given', on: 'Given on' },
  body: z.object({ how: z.enum(['paper', 'email']), on: z.iso.date() }),
  ...oneEnvelope,
});

/**
 * Opens a session for the recipient on the caller’s device, for an hour. It works only with
 * the caller’s own session, and their link ends. Refuses (opened-by-themselves).
 */
export const startInPerson = defineEndpoint(calls.startInPerson, {
  access: { kind: 'permission', anyOf: ['esign'], scope: 'own' },
  summary: 'Let a recipient sign on the caller’s device',
  isForm: 'keyed',
  ...ofRecipient,
  labels: { identifiedBy: 'How you know who they are' },
  body: z.object({ identifiedBy: z.enum(['known', 'photo-id']) }),
  answer: z.object({ data: z.object({ session: z.string(), name: z.string() }) }),
  example: { data: { session: 'q0Yb…', name: 'Ruth Kowalski' } },
});
