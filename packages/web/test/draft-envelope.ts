import type { WireEnvelope, WireRecipient } from '@homestead/contract/documents';

/** A recipient for tests; the first seller unless said otherwise. */
export const recipientNamed = (name: string, rest: Partial<WireRecipient> = {}): WireRecipient => ({
  ...{ id: name.toLowerCase(), position: 1, turn: 1, role: 'seller', number: 1, name },
  ...{ email: '', phone: null, language: 'en', isInPerson: false, state: 'waiting' },
  ...{ isTheirTurn: false, isLocked: false, sentAt: null, openedAt: null, consentedAt: null },
  ...{ signedAt: null, pamphletAt: null, endedBecause: null, forward: null, abilities: [] },
  ...rest,
});

/** A draft for tests with one form, on which each of its recipients has a line. */
export function draftOf(given: Partial<WireEnvelope> = {}): WireEnvelope {
  const recipients = given.recipients ?? [];
  return {
    ...{ id: 'envelope', title: 'Disclosures', state: 'draft', homeAddress: '', owner: null },
    ...{ waitingFor: [], signers: recipients.length, signed: 0, dueOn: null, expiresAt: null },
    ...{ sentAt: null, changedAt: '2026-11-27T21:00:00.000Z', about: null, version: 1 },
    ...{ abilities: ['edit', 'send', 'delete'], message: '', isInOrder: true, endedAt: null },
    ...{ endedBecause: null, amends: null, amendedBy: null, reminders: 0, nextReminderAt: null },
    ...{ held: null, retainUntil: null, sealFailure: null, seal: null },
    documents: [
      {
        ...{ id: 'paint', title: 'Lead paint', form: 'lead-paint', formVersion: '2026-11-01' },
        ...{ file: null, pageCount: null, problems: 0, isApproved: true },
      },
    ],
    fields: recipients.map(({ id, role, number }) => ({
      ...{ id: `field-${id}`, document: 'paint', recipient: id, kind: 'signature' },
      ...{ key: `${role}-${number}`, isRequired: true, isFilled: false, place: null },
    })),
    ...given,
    recipients,
  };
}
