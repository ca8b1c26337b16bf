import type { Services } from '#platform';
import { forgetBulkActions, selectGoing } from './bulk-store.ts';
import { continueOwned } from './owned-work.ts';
import { WORK_LEFT } from './owned-work-store.ts';
import { BULK_JOB, workOnBulk } from './work-bulk.ts';

const ACTIONS_AT_ONCE = 20;
const KEPT_DAYS = 30;

/** Defines the jobs that go on with bulk actions and forget old ones. */
export function defineBulkJobs(services: Services): void {
  services.jobs.define({
    name: BULK_JOB,
    recurs: true,
    wakesOn: WORK_LEFT,
    run: (_data, signal) => continueBulkActions(services, signal),
  });
  services.jobs.define({
    name: 'leads.forget-bulk',
    recurs: true,
    run: (_data, signal) => forgetBulk(services, signal),
  });
}

/** Deletes bulk actions of more than 30 days ago, with what became of their leads. */
export async function forgetBulk({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await forgetBulkActions(db, KEPT_DAYS)) > 0);
}

/** Goes on with the actions that the calls which started them didn't finish. */
export async function continueBulkActions(services: Services, signal: AbortSignal): Promise<void> {
  await continueOwned(services, await selectGoing(services.db, ACTIONS_AT_ONCE), (work) =>
    workOnBulk(services, work, () => signal.aborted),
  );
}
