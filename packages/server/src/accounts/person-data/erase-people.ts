import { atomically, tryRow } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { ERASURE_JOB, eraseAccountFacts, lockPeopleToErase, markErased } from './erase-store.ts';
import { selectAccountFacts } from './export-store.ts';

const AT_ONCE = 50;

/** What the accounts room itself stores about people. */
export function registerAccountData({
  files,
  personData,
}: Pick<AccountsServices, 'files' | 'personData'>): void {
  personData.register({
    room: 'accounts',
    exportOf: selectAccountFacts,
    erase: async (tx, ids) => {
      await eraseAccountFacts(tx, ids);
      await files.erase(tx, ids);
    },
  });
}

/**
 * Erases people who were deleted more than 30 days ago, in all rooms, a few per commit; each
 * completely or not at all. Someone whose erasure fails is put off. Returns how many were erased.
 */
export async function erasePeople(
  services: Pick<AccountsServices, 'db' | 'personData' | 'log' | 'metrics'>,
  signal: AbortSignal,
): Promise<number> {
  let erased = 0;
  while (!signal.aborted) {
    const ids = await atomically(services.db, async (tx) => {
      const found = await lockPeopleToErase(tx, AT_ONCE);
      for (const rowId of found) {
        const done = await tryRow(services, tx, { job: ERASURE_JOB, rowId }, async () => {
          await services.personData.erase(tx, [rowId]);
          await markErased(tx, [rowId]);
        });
        if (done) erased += 1;
      }
      return found;
    });
    if (ids.length < AT_ONCE) break;
  }
  return erased;
}
