import type { Services } from '#platform';
import { forgetUnconfirmed, tieSubscribers } from './subscriber-store.ts';

const BATCH = 500;

/**
 * Defines the job that deletes sign-ups that nobody confirmed, and ties the others to accounts that
 * were made since.
 */
export function defineSubscriberJob({ db, jobs }: Pick<Services, 'db' | 'jobs'>): void {
  jobs.define({
    name: 'leads.forget-subscribers',
    recurs: true,
    async run(_data, signal) {
      await tieSubscribers(db);
      while (!signal.aborted && (await forgetUnconfirmed(db, BATCH)) === BATCH);
    },
  });
}
