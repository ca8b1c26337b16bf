import type { Room } from '#platform';
import { openAccounts } from './accounts-services.ts';
import { defineAccountJobs } from './define-account-jobs.ts';
import { definePersonJobs } from './define-person-jobs.ts';
import { publishPeople } from './people/publish-people.ts';
import { registerAccountData } from './person-data/erase-people.ts';
import { seedRolesAndPermissions } from './roles/seed-reference.ts';
import { serveIdentityCalls } from './routes/serve-identity-calls.ts';
import { serveIdentityPages } from './routes/serve-identity-pages.ts';
import { serveKeySet } from './routes/serve-key-set.ts';
import { serveOwnAccountCalls } from './routes/serve-own-account-calls.ts';
import { servePeopleCalls } from './routes/serve-people-calls.ts';
import { servePermissionCalls } from './routes/serve-permission-calls.ts';
import { serveRegistrationCalls } from './routes/serve-registration-calls.ts';
import { serveSignInCalls } from './routes/serve-sign-in-calls.ts';
import { serveTeamCalls } from './routes/serve-team-calls.ts';
import { serveTwoStepCalls } from './routes/serve-two-step-calls.ts';
import { notifyLockedOut } from './sign-in/notify-locked-out.ts';

/** The accounts room: people, sign-in, sessions, roles and permissions, teams. */
export const accountsRoom: Room = {
  name: 'accounts',
  async start(app, services) {
    const accounts = openAccounts(services);
    await seedRolesAndPermissions(services.db);
    await accounts.tokens.keys.rotate();
    serveSignInCalls(app, accounts);
    serveRegistrationCalls(app, accounts);
    serveOwnAccountCalls(app, accounts);
    serveTwoStepCalls(app, accounts);
    serveIdentityCalls(app, accounts);
    serveIdentityPages(app, accounts);
    servePermissionCalls(app, accounts);
    servePeopleCalls(app, accounts);
    publishPeople(services);
    serveTeamCalls(app, accounts);
    serveKeySet(app, accounts);
    notifyLockedOut(accounts);
    registerAccountData(accounts);
    defineAccountJobs(accounts);
    definePersonJobs(accounts);
  },
  async close(services) {
    await openAccounts(services).callers.settle();
  },
};
