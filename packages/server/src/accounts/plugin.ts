import type { Room } from '#platform';
import { openAccounts } from './accounts-services.ts';
import { serveApiKeyCalls } from './api-keys/api-key-calls.ts';
import { serveAuditCalls } from './audit/audit-calls.ts';
import { defineAccountJobs, definePersonJobs } from './define-account-jobs.ts';
import { importFiles, photoFiles } from './file-purposes.ts';
import { serveIdentityCalls } from './identity/identity-calls.ts';
import { serveIdentityPages } from './identity/identity-pages.ts';
import { accountNotificationMessages } from './messages/notifications.ts';
import { serveOnboardingCalls } from './onboarding/onboarding-calls.ts';
import { seedOnboardingSteps } from './onboarding/seed-steps.ts';
import type { NotificationKind } from './own-account/notification-kinds.ts';
import { serveOwnAccountCalls } from './own-account/own-account-calls.ts';
import { servePeopleCalls } from './people/people-calls.ts';
import { publishPeople } from './people/publish-people.ts';
import { registerAccountData } from './person-data/erase-people.ts';
import { serveProofCalls } from './proof/proof-calls.ts';
import { serveRegistrationCalls } from './registration/registration-calls.ts';
import { servePermissionCalls } from './roles/permission-calls.ts';
import { seedRolesAndPermissions } from './roles/seed-reference.ts';
import { serveSeeingAsCalls } from './seeing-as/seeing-as-calls.ts';
import { notifyLockedOut } from './sign-in/notify-locked-out.ts';
import { serveSignInCalls } from './sign-in/sign-in-calls.ts';
import { serveTeamCalls } from './teams/team-calls.ts';
import { serveKeySet } from './tokens/serve-key-set.ts';
import { serveTwoStepCalls } from './two-step/two-step-calls.ts';
import { defineWebhookJobs } from './webhooks/deliver-webhooks.ts';
import { addSampleIntegrations } from './webhooks/integration-samples.ts';
import { serveWebhookCalls } from './webhooks/webhook-calls.ts';

/** Its emails are sent whatever anyone chooses, so it has no other choice. */
const securityKind: NotificationKind = {
  key: 'security',
  label: accountNotificationMessages.security,
  help: accountNotificationMessages.securityHelp,
  choices: ['email'],
  byDefault: 'email',
  isFor: 'everyone',
};

/** The accounts room: people, sign-in, sessions, roles and permissions, teams. */
export const accountsRoom: Room = {
  name: 'accounts',
  async start(app, services) {
    const accounts = openAccounts(services);
    await seedRolesAndPermissions(services.db, services.settings.mode);
    await seedOnboardingSteps(services.db);
    await accounts.tokens.keys.rotate();
    services.files.register(photoFiles);
    services.files.register(importFiles);
    accounts.notificationKinds.register(securityKind);
    serveSignInCalls(app, accounts);
    serveRegistrationCalls(app, accounts);
    serveOwnAccountCalls(app, accounts);
    serveProofCalls(app, accounts);
    serveTwoStepCalls(app, accounts);
    serveIdentityCalls(app, accounts);
    serveIdentityPages(app, accounts);
    servePermissionCalls(app, accounts);
    servePeopleCalls(app, accounts);
    publishPeople(services);
    serveTeamCalls(app, accounts);
    serveKeySet(app, accounts);
    serveApiKeyCalls(app, accounts);
    serveWebhookCalls(app, accounts);
    defineWebhookJobs(accounts);
    serveAuditCalls(app, accounts);
    serveSeeingAsCalls(app, accounts);
    serveOnboardingCalls(app, accounts);
    notifyLockedOut(accounts);
    registerAccountData(accounts);
    defineAccountJobs(accounts);
    definePersonJobs(accounts);
  },
  async opened(services) {
    if (services.settings.mode === 'demo') await addSampleIntegrations(services);
  },
  async close(services) {
    await openAccounts(services).callers.settle();
  },
};
