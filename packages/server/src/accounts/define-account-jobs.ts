import {
  allowLongStatements,
  atomically,
  deleteExpiredSecretLinks,
  deleteExpiredTries,
} from '#platform';
import type { AccountsServices } from './accounts-services.ts';
import { deleteOldDevices, deleteOldSessions, deleteRunOut } from './tidy-store.ts';
import { deleteOldKeys } from './tokens/signing-key-store.ts';

const LONGEST_SECONDS = 600;
const tidyings = [
  deleteOldSessions,
  deleteRunOut,
  deleteOldDevices,
  deleteExpiredSecretLinks,
  deleteExpiredTries,
];

/** The recurring work of sessions and tokens. */
export function defineAccountJobs(accounts: AccountsServices): void {
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
      for (const tidy of tidyings) {
        await atomically(accounts.db, async (tx) => {
          await allowLongStatements(tx, LONGEST_SECONDS);
          await tidy(tx);
        });
      }
    },
  });
}
