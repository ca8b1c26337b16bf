import type { DatabaseTransaction, Services } from '#platform';
import { refuseDocument } from '../refuse-document.ts';
import { type EnvelopeRow, storeState } from './envelope-store.ts';
import { selectRecipients } from './recipient-store.ts';
import { REMIND_EVERY_MS } from './send-envelope.ts';
import { hasNoLink, sendLink } from './send-links.ts';
import { whoseTurn } from './whose-turn.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Sends those whose turn it is a new link. Refuses (envelope-step-refused) an envelope that isn't
 * open, and (reminded-already) within an hour of the last one.
 */
export async function remindRecipients(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { envelope, by }: { envelope: EnvelopeRow; by: string },
  now: Date,
): Promise<EnvelopeRow> {
  if (envelope.state !== 'sent') refuseDocument('envelope-step-refused');
  const last = envelope.reminded_at?.getTime() ?? 0;
  if (now.getTime() - last < HOUR) {
    refuseDocument('reminded-already', {
      retryAfterSeconds: Math.ceil((last + HOUR - now.getTime()) / 1000),
    });
  }
  const recipients = await selectRecipients(tx, [envelope.id]);
  for (const one of whoseTurn(recipients, envelope.is_in_order)) {
    if (!hasNoLink(one)) await sendLink(services, tx, envelope, one, { by, isReminder: true });
  }
  return storeState(tx, envelope.id, {
    ...{ reminded_at: now, reminders: envelope.reminders + 1 },
    next_reminder_at: new Date(now.getTime() + REMIND_EVERY_MS),
  });
}
