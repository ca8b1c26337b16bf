import { z } from 'zod';
import { defineNotification, notify } from '#messaging';
import type { DatabaseTransaction, Services } from '#platform';
import { envelopeNewsMessages } from '../messages/envelope-news.ts';
import type { EnvelopeRow } from './envelope-store.ts';

const told = {
  signed: envelopeNewsMessages.signed,
  completed: envelopeNewsMessages.completed,
  declined: envelopeNewsMessages.declined,
  withdrawn: envelopeNewsMessages.withdrawn,
  asked: envelopeNewsMessages.asked,
  'forward-asked': envelopeNewsMessages.forwardAsked,
  locked: envelopeNewsMessages.locked,
  'not-sealed': envelopeNewsMessages.notSealed,
  expired: envelopeNewsMessages.expired,
  overdue: envelopeNewsMessages.overdue,
  'not-voided': envelopeNewsMessages.notVoided,
  'not-emailed': envelopeNewsMessages.notEmailed,
};

/** What became of an envelope, for who sent it. */
export const envelopeNews = defineNotification({
  ...{ key: 'envelopes', isFor: 'staff', permission: 'e-sign' },
  ...{ choices: ['email', 'digest', 'app', 'off'], byDefault: 'email' },
  label: envelopeNewsMessages.label,
  help: envelopeNewsMessages.help,
  facts: z.object({
    what: z.enum(Object.keys(told) as [keyof typeof told]),
    ...{ name: z.string(), title: z.string(), text: z.string() },
  }),
  tell: ({ what, ...facts }) => told[what](facts),
});

interface News {
  what: keyof typeof told;
  name?: string;
  text?: string;
  also?: readonly string[];
  /** Who is told, if it isn’t the owner. */
  to?: readonly string[];
}

/** Notifies the owner of an envelope, and these people too. */
export async function tellSender(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { id, title, owner_id: ownerId }: EnvelopeRow,
  { what, name = '', text = '', also = [], to = [ownerId] }: News,
): Promise<void> {
  await notify(services, tx, {
    type: envelopeNews,
    to: [...new Set([...to, ...also])],
    about: { kind: 'envelope', id },
    path: `/esign/${id}`,
    facts: { what, name, title, text },
  });
}
