import type { Services } from '#platform';
import { deleteOldNotifications } from './notification-store.ts';

/** Read or not: what happened is where it happened, such as on the lead's timeline. */
const DAYS = 90;
const AT_ONCE = 5000;

/** Defines the job that deletes old notifications. */
export function defineForgettingJob({ db, jobs }: Services): void {
  jobs.define({
    name: 'messaging.forget-notifications',
    recurs: true,
    run: async (_data, signal) => {
      while ((await deleteOldNotifications(db, { days: DAYS, limit: AT_ONCE })) === AT_ONCE) {
        signal.throwIfAborted();
      }
    },
  });
}
