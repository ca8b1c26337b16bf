import { type DatabaseTransaction, type Services, workThroughRows } from '#platform';
import { remindClient } from '../reminders/remind-client.ts';
import { tellExpiring } from './offer-news.ts';
import { lockDueReminders, type ReminderKind, takeReminder } from './offer-reminder-store.ts';
import { lockOfferById } from './offer-store.ts';

const JOB = 'transactions.remind-of-offers';
type Needed = Pick<Services, 'db' | 'jobs' | 'log' | 'metrics' | 'mail' | 'settings'>;

/** Defines the job that reminds of offers that expire. */
export function defineReminderJob(services: Needed): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await remindOfOffers(services, new Date(), signal)),
  });
}

/**
 * Reminds the agents of open offers, and clients who want it, a day and two hours before they
 * expire, each once for an expiration. Returns how many reminders were due.
 */
export function remindOfOffers(services: Needed, now: Date, signal: AbortSignal): Promise<number> {
  return workThroughRows(
    services,
    {
      job: JOB,
      select: (tx, limit) => lockDueReminders(tx, { job: JOB, now, limit }),
      work: (tx, due) => remind(services, tx, due),
    },
    signal,
  );
}

async function remind(services: Needed, tx: DatabaseTransaction, due: string): Promise<void> {
  const [kind, id = ''] = due.split(' ');
  await takeReminder(tx, kind as ReminderKind, id);
  const offer = await lockOfferById(tx, id);
  if (!offer?.expires_at) return;
  const at = offer.expires_at;
  await tellExpiring(services, tx, offer, { kind: String(kind), at });
  await remindClient(services, tx, offer, { at, isOver: false });
}
