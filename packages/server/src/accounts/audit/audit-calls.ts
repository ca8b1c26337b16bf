import { auditEndpoints, isRoleKey, roleLabel } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { requireCaller, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { apiKeyHistory } from '../api-keys/api-key.ts';
import { findApiKeys } from '../api-keys/api-key-store.ts';
import { auditMessages } from '../messages/audit.ts';
import { itemHistory, itemTable } from '../onboarding/checklist.ts';
import { findItems } from '../onboarding/item-store.ts';
import { stepHistory, stepTable } from '../onboarding/step.ts';
import { selectStepTitles } from '../onboarding/step-store.ts';
import { namePeople } from '../people/name-people.ts';
import { personHistory } from '../people/person-history.ts';
import { roleHistory } from '../roles/role-history.ts';
import { webhookHistory } from '../webhooks/webhook.ts';
import { findWebhooks } from '../webhooks/webhook-store.ts';
import type { AuditKind } from './audit-kinds.ts';
import { listAudit } from './list-audit.ts';

/** Registers the call of the audit, and this room's kinds of history. */
export function serveAuditCalls(app: FastifyInstance, accounts: AccountsServices): void {
  accounts.auditKinds.register(...kindsOf(accounts));
  serveEndpoint(app, auditEndpoints.listAudit, (call) =>
    listAudit(accounts.db, accounts.auditKinds, requireCaller(call), call.query),
  );
}

function kindsOf(accounts: AccountsServices): AuditKind[] {
  const person = personHistory(accounts);
  return [
    {
      ...{ key: person.key, label: auditMessages.person, history: person },
      pathOf: (id) => `/users/${id}`,
      async titlesOf(db, _caller, ids) {
        const people = [...(await namePeople(db, ids)).values()];
        return new Map(people.map((one) => [one.id, `${one.firstName} ${one.lastName}`]));
      },
    },
    {
      ...{ key: roleHistory.key, label: auditMessages.role },
      history: roleHistory,
      pathOf: (key) => `/useraccess?role=${key}`,
      titlesOf: async (_db, _caller, keys) =>
        new Map(keys.filter(isRoleKey).map((key) => [key, roleLabel(key)])),
    },
    {
      ...{ key: apiKeyHistory.key, label: auditMessages.apiKey },
      history: apiKeyHistory,
      pathOf: () => '/api-keys',
      titlesOf: async (db, caller, ids) => namesOf(await findApiKeys(db, caller, ids)),
    },
    {
      ...{ key: webhookHistory.key, label: auditMessages.webhook },
      history: webhookHistory,
      pathOf: () => '/webhooks',
      titlesOf: async (db, caller, ids) => namesOf(await findWebhooks(db, caller, ids)),
    },
    {
      ...{ key: stepTable.key, label: auditMessages.onboardingStep, history: stepHistory },
      pathOf: () => '/onboarding-steps',
      titlesOf: async (db, _caller, ids) =>
        new Map((await selectStepTitles(db, ids)).map(({ id, title }) => [id, title])),
    },
    {
      ...{ key: itemTable.key, label: auditMessages.onboardingItem, history: itemHistory },
      titlesOf: async (db, caller, ids) =>
        new Map((await findItems(db, caller, ids)).map(({ id, title }) => [id, title])),
    },
  ];
}

const namesOf = (rows: readonly { id: string; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]));
