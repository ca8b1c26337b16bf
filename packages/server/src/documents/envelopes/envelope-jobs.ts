import { localDate } from '@homestead/contract/platform';
import { findHoldersOver } from '#accounts';
import { type DatabaseTransaction, type Services, workThroughRows } from '#platform';
import { deleteOldMessages } from '../limits/message-store.ts';
import { envelopeMailMessages } from '../messages/envelope-mail.ts';
import { deleteOldSessions } from '../signing/session-store.ts';
import { endEnvelope } from './end-envelope.ts';
import { selectDueReminders, selectExpired } from './envelope-job-store.ts';
import { tellSender } from './envelope-news.ts';
import { lockAnyEnvelope, storeState } from './envelope-store.ts';
import { selectRecipients } from './recipient-store.ts';
import { REMIND_EVERY_MS } from './send-envelope.ts';
import { hasNoLink, sendLink } from './send-links.ts';
import { whoseTurn } from './whose-turn.ts';

const REMIND = 'documents.remind-recipients';
const EXPIRE = 'documents.expire-envelopes';
/** The reminder from which on the sender is notified, and the next one, the brokers, too. */
const TELL_SENDER_FROM = 2;
const TELL_BROKERS_FROM = 3;

type Needed = Pick<Services, 'db' | 'jobs' | 'log' | 'metrics' | 'mail' | 'settings'>;

/** Defines the jobs that remind recipients and end envelopes whose time is over. */
export function defineEnvelopeJobs(services: Needed): void {
  const { jobs } = services;
  jobs.define({
    name: REMIND,
    recurs: true,
    run: async (_data, signal) => void (await remindDue(services, new Date(), signal)),
  });
  jobs.define({
    name: EXPIRE,
    recurs: true,
    run: async (_data, signal) => {
      await expireDue(services, new Date(), signal);
      await deleteOldSessions(services.db);
      await deleteOldMessages(services.db);
    },
  });
}

/**
 * Reminds those whose turn it is two days after the last email, and every two days then. The second
 * reminder notifies the sender, the third the brokers, too. Returns how many envelopes were due.
 */
export function remindDue(services: Needed, now: Date, signal: AbortSignal): Promise<number> {
  return workThroughRows(
    services,
    {
      job: REMIND,
      select: (tx, limit) => selectDueReminders(tx, { job: REMIND, now, limit }),
      work: (tx, id) => remindOne(services, tx, id, now),
    },
    signal,
  );
}

async function remindOne(
  services: Needed,
  tx: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<void> {
  const envelope = await lockAnyEnvelope(tx, id);
  const isDue = envelope?.next_reminder_at && envelope.next_reminder_at <= now;
  if (envelope?.state !== 'sent' || !isDue) return;
  const recipients = await selectRecipients(tx, [id]);
  const waiting = whoseTurn(recipients, envelope.is_in_order);
  const reminders = envelope.reminders + 1;
  for (const one of waiting) {
    if (!hasNoLink(one))
      await sendLink(services, tx, envelope, one, { by: null, isReminder: true });
  }
  const row = await storeState(tx, id, {
    ...{ reminders, reminded_at: now },
    next_reminder_at: new Date(now.getTime() + REMIND_EVERY_MS),
    ...(reminders >= TELL_BROKERS_FROM && { escalated_at: envelope.escalated_at ?? now }),
  });
  if (reminders < TELL_SENDER_FROM) return;
  const also = reminders >= TELL_BROKERS_FROM ? await findHoldersOver(tx, 'e-sign', null) : [];
  const name = waiting.map((one) => one.name).join(', ');
  const text = String(reminders);
  await tellSender(services, tx, row, { what: 'overdue', name, text, also });
}

/** Ends open envelopes whose time is over. Returns how many there were. */
export function expireDue(services: Needed, now: Date, signal: AbortSignal): Promise<number> {
  return workThroughRows(
    services,
    {
      job: EXPIRE,
      select: (tx, limit) => selectExpired(tx, { job: EXPIRE, now, limit }),
      work: async (tx, id) => {
        const envelope = await lockAnyEnvelope(tx, id);
        const isOver = envelope?.expires_at && envelope.expires_at <= now;
        if (envelope?.state !== 'sent' || !isOver) return;
        const reason = `Expired on ${localDate(now)}`;
        const ending = { state: 'expired' as const, personId: null, by: null, reason };
        const because = () => envelopeMailMessages.expired();
        const ended = await endEnvelope(services, tx, envelope, { ...ending, because });
        await tellSender(services, tx, ended, { what: 'expired' });
      },
    },
    signal,
  );
}
