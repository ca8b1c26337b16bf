import { localDate } from '@homestead/contract/platform';
import { type DatabaseTransaction, type Services, workThroughRows } from '#platform';
import { lockDueAgreements, takeAgreementReminder } from './agreement-reminder-store.ts';
import { lockListingFileById } from './listing-file-store.ts';
import { tellAgreementExpires } from './listing-news.ts';

const JOB = 'transactions.remind-of-agreements';
type Needed = Pick<Services, 'db' | 'jobs' | 'log' | 'metrics' | 'mail' | 'settings'>;

/** Defines the job that reminds of listing agreements that expire. */
export function defineAgreementJob(services: Needed): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await remindOfAgreements(services, new Date(), signal)),
  });
}

/**
 * Reminds the agents of open listing files five days before the agreement expires, once for an
 * expiration. Returns how many reminders were due.
 */
export function remindOfAgreements(
  services: Needed,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const today = localDate(now);
  return workThroughRows(
    services,
    {
      job: JOB,
      select: (tx, limit) => lockDueAgreements(tx, { job: JOB, today, limit }),
      work: (tx, id) => remind(services, tx, id),
    },
    signal,
  );
}

async function remind(services: Needed, tx: DatabaseTransaction, id: string): Promise<void> {
  await takeAgreementReminder(tx, id);
  const file = await lockListingFileById(tx, id);
  if (!file?.agreement_expires_on) return;
  await tellAgreementExpires(services, tx, file, file.agreement_expires_on);
}
