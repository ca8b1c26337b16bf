import { allowLongStatements, atomically } from '#platform';
import type { AccountsHouse } from './accounts-house.ts';
import { deleteOldDevices, deleteOldSessions, deleteRunOut } from './tidy-store.ts';
import { deleteOldKeys } from './tokens/signing-key-store.ts';

const LONGEST_SECONDS = 600;

/** The recurring work of sessions and tokens. */
export function defineAccountJobs(accounts: AccountsHouse): void {
  accounts.jobs.define({
    name: 'accounts.rotate-signing-keys',
    recurs: true,
    run: async () => {
      await accounts.tokens.keys.rotate();
      await deleteOldKeys(accounts.db);
    },
  });
  accounts.jobs.define({
    name: 'accounts.tidy-sessions',
    recurs: true,
    run: async () => {
      for (const tidy of [deleteOldSessions, deleteRunOut, deleteOldDevices]) {
        await atomically(accounts.db, async (tx) => {
          await allowLongStatements(tx, LONGEST_SECONDS);
          await tidy(tx);
        });
      }
    },
  });
}
