import type { Services } from '#platform';
import { AuditKinds } from './audit/audit-kinds.ts';
import { Callers } from './callers/callers.ts';
import { Challenges } from './challenges/challenges.ts';
import { Issuers } from './identity/issuers.ts';
import { NotificationKinds } from './own-account/notification-kinds.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { Handovers } from './people/handovers.ts';
import { PersonData } from './person-data/person-data.ts';
import { AccessTokens } from './tokens/access-tokens.ts';
import { WebhookEvents } from './webhooks/webhook-events.ts';

/** The services with the accounts room's additions. */
export interface AccountsServices extends Services {
  hasher: PasswordHasher;
  tokens: AccessTokens;
  callers: Callers;
  challenges: Challenges;
  issuers: Issuers;
  handovers: Handovers;
  personData: PersonData;
  notificationKinds: NotificationKinds;
  webhookEvents: WebhookEvents;
  auditKinds: AuditKinds;
}

const opened = new WeakMap<Services, AccountsServices>();

/** The accounts room's own services, created once. */
export function openAccounts(services: Services): AccountsServices {
  const known = opened.get(services);
  if (known) return known;
  const accounts: AccountsServices = {
    ...services,
    hasher: new PasswordHasher(services.settings),
    tokens: new AccessTokens(services),
    callers: new Callers(services),
    challenges: new Challenges(services),
    issuers: new Issuers(services),
    handovers: new Handovers(),
    personData: new PersonData(),
    notificationKinds: new NotificationKinds(),
    webhookEvents: new WebhookEvents(services),
    auditKinds: new AuditKinds(),
  };
  opened.set(services, accounts);
  return accounts;
}
