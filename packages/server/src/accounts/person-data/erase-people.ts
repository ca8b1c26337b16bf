import { atomically } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { eraseAccountFacts, lockPeopleToErase, markErased } from './erase-store.ts';
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
 * Erases people who were deleted more than 30 days ago, in all rooms, a few per commit. Returns how
 * many there were.
 */
export async function erasePeople(
  { db, personData }: Pick<AccountsServices, 'db' | 'personData'>,
  signal: AbortSignal,
): Promise<number> {
  let erased = 0;
  while (!signal.aborted) {
    const ids = await atomically(db, async (tx) => {
      const found = await lockPeopleToErase(tx, AT_ONCE);
      if (found.length === 0) return found;
      await personData.erase(tx, found);
      await markErased(tx, found);
      return found;
    });
    erased += ids.length;
    if (ids.length < AT_ONCE) break;
  }
  return erased;
}
