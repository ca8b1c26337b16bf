import type { WireWebhook } from '@homestead/contract/accounts';
import {
  type Caller,
  columnHistory,
  type PeopleByName,
  type Queryable,
  type RecordTable,
  readOutsideAddress,
  refuse,
  type Settings,
} from '#platform';
import { integrationMessages } from '../messages/integrations.ts';
import { namePeople } from '../people/name-people.ts';
import { refuseAccount } from '../refuse-account.ts';
import { refuseField } from '../refuse-field.ts';
import type { WebhookEvents } from './webhook-events.ts';
import { findWebhooks, type WebhookRow } from './webhook-store.ts';

/** Webhooks; their secrets are in no history. */
export const webhookTable: RecordTable<WebhookRow> = {
  key: 'accounts.webhook',
  table: 'webhook_subscription',
  columns: {
    name: { label: integrationMessages.webhookName },
    address: { label: integrationMessages.address },
    events: {
      label: integrationMessages.events,
      textOf: (value) => (Array.isArray(value) ? value.join(', ') : ''),
    },
    stopped_at: {
      label: integrationMessages.stopped,
      textOf: (value) => (value ? integrationMessages.yes() : integrationMessages.no()),
    },
  },
  taken: {
    webhook_subscription_name: {
      field: 'name',
      label: integrationMessages.webhookName,
      message: integrationMessages.webhookNameTaken,
    },
  },
  refuseMissing: () => refuseAccount('webhook-not-found'),
};

const isOwn = (caller: Caller, row: Pick<WebhookRow, 'person_id'>) =>
  row.person_id === caller.personId;

/** What the owner edited can be undone by them. */
export const webhookHistory = columnHistory(webhookTable, {
  see: async (db, caller, ids) => {
    const rows = await findWebhooks(db, caller, ids);
    if (rows.length < ids.length) refuseAccount('webhook-not-found');
    return new Map(rows.map((row) => [row.id, row]));
  },
  requireToChange: (tx, caller, id) => lockOwnWebhook(tx, caller, id),
  mayUndo: (_db, caller, row, { what }) => isOwn(caller, row) && what === 'edited',
  namePeople,
});

/** A webhook as the caller sees it, without its secret. Others than its owner may only stop it. */
export function presentWebhook(row: WebhookRow, caller: Caller, people: PeopleByName): WireWebhook {
  const { stopped_at: stoppedAt } = row;
  const own = stoppedAt
    ? (['log', 'edit', 'renew-secret', 'start', 'remove'] as const)
    : (['log', 'edit', 'test', 'renew-secret', 'stop', 'remove'] as const);
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    events: row.events,
    owner: people.get(row.person_id) ?? null,
    createdAt: row.created_at.toISOString(),
    failingSince: row.failing_since?.toISOString() ?? null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
    version: row.version,
    abilities: isOwn(caller, row) ? [...own] : stoppedAt ? ['history'] : ['history', 'stop'],
  };
}

/** A webhook that the caller sees. Refuses (webhook-not-found). */
export async function requireWebhook(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<WebhookRow> {
  const [row] = await findWebhooks(db, caller, [id]);
  return row ?? refuseAccount('webhook-not-found');
}

/** The same, held until the commit. */
export async function lockWebhook(tx: Queryable, caller: Caller, id: string): Promise<WebhookRow> {
  const [row] = await findWebhooks(tx, caller, [id], { lock: true });
  return row ?? refuseAccount('webhook-not-found');
}

/** The same of the caller's own. Refuses (not-permitted) one of someone else. */
export async function lockOwnWebhook(
  tx: Queryable,
  caller: Caller,
  id: string,
): Promise<WebhookRow> {
  const row = await lockWebhook(tx, caller, id);
  return isOwn(caller, row) ? row : refuse('not-permitted');
}

interface Given {
  address?: string | undefined;
  events?: readonly string[] | undefined;
}

/** Refuses (bad-input) an address that the server may not send to, and events nobody offers. */
export function requireUsable(
  { address, events = [] }: Given,
  settings: Pick<Settings, 'WEBHOOK_HOSTS'>,
  offered: WebhookEvents,
): void {
  if (address !== undefined && !readOutsideAddress(address, settings.WEBHOOK_HOSTS)) {
    refuseField('address', integrationMessages.address(), integrationMessages.addressRefused());
  }
  const unknown = events.find((type) => !offered.has(type));
  if (unknown !== undefined) {
    const message = integrationMessages.eventUnknown({ type: unknown });
    refuseField('events', integrationMessages.events(), message);
  }
}
