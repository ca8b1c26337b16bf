import {
  allowLongStatements,
  atomically,
  defineResealJob,
  deleteExpiredSecretLinks,
  deleteExpiredTries,
  forgetPutOffRows,
  workThroughOldRows,
} from '#platform';
import type { AccountsServices } from './accounts-services.ts';
import { LICENSE_JOB } from './people/license-store.ts';
import { warnOfLicenses } from './people/warn-of-licenses.ts';
import { erasePeople } from './person-data/erase-people.ts';
import { ERASURE_JOB } from './person-data/erase-store.ts';
import { eraseEventOrigin, selectEventsWithOrigin } from './security-event-store.ts';
import { endRunOut } from './seeing-as/end-seeing-as.ts';
import { deleteOldDevices, deleteOldSessions, deleteRunOut } from './tidy-store.ts';
import { deleteOldKeys } from './tokens/signing-key-store.ts';
import { signingKeySeal } from './tokens/signing-keys.ts';
import { totpSeal } from './two-step/take-code.ts';
import { formerWebhookSeal, webhookSeal } from './webhooks/webhook-store.ts';

const ORIGIN_JOB = 'accounts.forget-addresses';
const LONGEST_SECONDS = 600;
const tidyings = [
  deleteOldSessions,
  deleteRunOut,
  deleteOldDevices,
  deleteExpiredSecretLinks,
  deleteExpiredTries,
  forgetPutOffRows,
];

/** What accounts keep sealed for longer than a change of the secrets key takes. */
export const accountSeals = [signingKeySeal, totpSeal, webhookSeal, formerWebhookSeal];

/** The recurring work of sessions and tokens. */
export function defineAccountJobs(accounts: AccountsServices): void {
  defineResealJob(accounts, 'accounts.reseal', accountSeals);
  accounts.jobs.define({
    name: 'accounts.rotate-signing-keys',
    recurs: true,
    run: async () => {
      await accounts.tokens.keys.rotate();
      await deleteOldKeys(accounts.db);
    },
  });
  accounts.jobs.define({
    name: 'accounts.end-seeing-as',
    recurs: true,
    run: async () => void (await endRunOut(accounts.db)),
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

/** The recurring work on personal data. */
export function definePersonJobs(accounts: AccountsServices): void {
  accounts.jobs.define({
    name: ORIGIN_JOB,
    recurs: true,
    run: async (_data, signal) => void (await forgetEventOrigins(accounts, signal)),
  });
  accounts.jobs.define({
    name: ERASURE_JOB,
    recurs: true,
    run: async (_data, signal) => {
      await erasePeople(accounts, signal);
    },
  });
  accounts.jobs.define({
    name: LICENSE_JOB,
    recurs: true,
    run: async () => {
      await warnOfLicenses(accounts);
    },
  });
}

/**
 * Erases IP addresses and devices of security events of more than the set days ago. Returns
 * how many events.
 */
export async function forgetEventOrigins(
  accounts: Pick<AccountsServices, 'db' | 'settings' | 'log' | 'metrics'>,
  signal: AbortSignal,
): Promise<number> {
  const days = accounts.settings.RETAIN_AUDIT_ADDRESSES_DAYS;
  const old = { job: ORIGIN_JOB, days, select: selectEventsWithOrigin, work: eraseEventOrigin };
  return workThroughOldRows(accounts, old, signal);
}
