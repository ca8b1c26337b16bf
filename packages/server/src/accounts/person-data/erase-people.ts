import { workThroughRows } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { ERASURE_JOB, eraseAccountFacts, lockPeopleToErase, markErased } from './erase-store.ts';
import { selectAccountFacts } from './export-store.ts';

/** The newest ones of a person's export. */
const FILES_MAX = 5000;

/** What the accounts room itself stores about people, and the files they uploaded. */
export function registerAccountData({
  files,
  personData,
}: Pick<AccountsServices, 'files' | 'personData'>): void {
  personData.register({
    room: 'accounts',
    exportOf: async (db, id) => ({
      ...(await selectAccountFacts(db, id)),
      files: await files.listOf(db, id, FILES_MAX),
    }),
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
export function erasePeople(
  services: Pick<AccountsServices, 'db' | 'personData' | 'log' | 'metrics'>,
  signal: AbortSignal,
): Promise<number> {
  return workThroughRows(
    services,
    {
      job: ERASURE_JOB,
      select: lockPeopleToErase,
      work: async (tx, id) => {
        await services.personData.erase(tx, [id]);
        await markErased(tx, [id]);
      },
    },
    signal,
  );
}
