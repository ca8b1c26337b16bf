import type { Room } from '#platform';
import { openAccounts } from './accounts-house.ts';
import { defineAccountJobs } from './define-account-jobs.ts';
import { seedRolesAndPermissions } from './roles/seed-reference.ts';
import { serveKeySet } from './routes/serve-key-set.ts';
import { serveSignInCalls } from './routes/serve-sign-in-calls.ts';
import { serveTwoStepCalls } from './routes/serve-two-step-calls.ts';
import { tellLocked } from './sign-in/tell-locked.ts';

/** The accounts room: people, sign-in, sessions, roles and permissions, teams. */
export const accountsRoom: Room = {
  name: 'accounts',
  async start(app, house) {
    const accounts = openAccounts(house);
    await seedRolesAndPermissions(house.db);
    await accounts.tokens.keys.rotate();
    serveSignInCalls(app, accounts);
    serveTwoStepCalls(app, accounts);
    serveKeySet(app, accounts);
    tellLocked(accounts);
    defineAccountJobs(accounts);
  },
  async close(house) {
    await openAccounts(house).callers.settle();
  },
};
