import { type DatabaseTransaction, type Services, workThroughOldRows } from '#platform';
import { eraseTourTraces } from './erase-tour-traces.ts';
import { askForRatings, RATING_JOB } from './rate-tour.ts';
import { REMINDER_JOB, remindOfTours } from './remind-of-tours.ts';
import { forgetTourRequest, lockOldTourRequests } from './tour-request-store.ts';

const JOB = 'leads.forget-tour-requests';

/** Defines the jobs that erase who asked for tours long ago,
 * remind of tours and ask how they were. */
export function defineTourJobs(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await forgetOldTourRequests(services, signal)),
  });
  services.jobs.define({
    name: REMINDER_JOB,
    recurs: true,
    run: async (_data, signal) => void (await remindOfTours(services, new Date(), signal)),
  });
  services.jobs.define({
    name: RATING_JOB,
    recurs: true,
    run: async (_data, signal) => void (await askForRatings(services, new Date(), signal)),
  });
}

async function forget(tx: DatabaseTransaction, id: string): Promise<void> {
  await forgetTourRequest(tx, id);
  await eraseTourTraces(tx, [id]);
}

/** Erases who asked for tours more than the set days ago. Returns how many requests. */
export async function forgetOldTourRequests(
  services: Services,
  signal: AbortSignal,
): Promise<number> {
  const days = services.settings.RETAIN_TOUR_REQUESTS_DAYS;
  const old = { job: JOB, days, select: lockOldTourRequests, work: forget };
  return workThroughOldRows(services, old, signal);
}
