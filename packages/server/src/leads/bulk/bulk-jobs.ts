import { openAccounts } from '#accounts';
import type { Services } from '#platform';
import { forgetBulkActions, selectGoing } from './bulk-store.ts';
import { BULK_JOB, workOnBulk } from './work-bulk.ts';

const ACTIONS_AT_ONCE = 20;
const KEPT_DAYS = 30;

/** Defines the jobs that go on with bulk actions and forget old ones. */
export function defineBulkJobs(services: Services): void {
  services.jobs.define({
    name: BULK_JOB,
    recurs: true,
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

/**
 * Goes on with the actions that the call which started them didn't finish, as far as their owners
 * may at this moment. Someone who left changes nothing anymore.
 */
export async function continueBulkActions(services: Services, signal: AbortSignal): Promise<void> {
  const { callers } = openAccounts(services);
  for (const { id, owner_id: ownerId } of await selectGoing(services.db, ACTIONS_AT_ONCE)) {
    const caller = await callers.ofPerson(ownerId);
    const origin = { address: '', device: 'system', language: 'en' } as const;
    const actor = caller && { caller, origin };
    await workOnBulk(services, { id, ownerId, actor }, () => signal.aborted);
  }
}
