import type { WireWebhook, WireWebhookDelivery } from '@homestead/contract/accounts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect } from 'vitest';
import { deliverWebhooks } from '../src/accounts/webhooks/deliver-webhooks.ts';
import type { As } from './accounts-app.ts';
import { openLeadOffice } from './lead-office.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

export const everything = [
  'lead.created',
  'lead.updated',
  'lead.claimed',
  'lead.merged',
  'inquiry.received',
];
const eventOf: Record<string, string> = {
  'lead.created': 'leads.lead-created',
  'lead.updated': 'leads.lead-changed',
  'lead.claimed': 'leads.lead-claimed',
  'inquiry.received': 'leads.inquiry-received',
};

/**
 * A lead office whose agents may have webhooks, and a receiver that answers 204. For the tests of
 * one file: before each, all webhooks are gone.
 */
export async function openWebhookOffice() {
  const receiver = await startWebhookReceiver();
  const office = await openLeadOffice({ WEBHOOK_HOSTS: receiver.host, WEBHOOK_STOP_DAYS: '3' });
  const { app, db, as } = office;
  const { pool } = app.database;
  afterAll(() => receiver.close());
  const grant = async (role: string, can = true) => {
    await pool.query(
      `insert into role_grant (role_key, permission_key, can_view, can_edit)
       values ($1, 'api-keys', $2, false)
       on conflict (role_key, permission_key) do update set can_view = excluded.can_view`,
      [role, can],
    );
    await pool.query('update role set grants_version = grants_version + 1 where key = $1', [role]);
  };
  const admin = await app.signInNew({ role: 'admin' });
  await pool.query('update role set requires_two_step = false');
  beforeEach(async () => {
    await grant('agent');
    await pool.query('delete from webhook_subscription');
    receiver.received.length = 0;
    receiver.now.answer = (response) => void response.writeHead(204).end();
  });

  const add = (given: object = {}, who: As = as.agent) =>
    app.post(
      'webhook-subscriptions',
      { name: 'Phones', address: receiver.url, events: everything, ...given },
      who,
    );
  const added = async (given: object = {}, who: As = as.agent) => {
    const answer = await add(given, who);
    expect(answer.status).toBe(200);
    return answer.body as { data: WireWebhook; secret: string };
  };
  const update = ({ id, version }: WireWebhook, given: object, who: As = as.agent) =>
    app.put(`webhook-subscriptions/${id}`, { version, ...given }, who);
  const see = async (id: string, who: As = as.agent): Promise<WireWebhook> => {
    const { data } = (await app.get('webhook-subscriptions', null, who)).body;
    return data.find((one: WireWebhook) => one.id === id);
  };
  const log = async ({ id }: WireWebhook, who: As = as.agent): Promise<WireWebhookDelivery[]> =>
    (await app.get(`webhook-subscriptions/${id}/deliveries`, null, who)).body.data;
  const test = ({ id }: WireWebhook, who: As = as.agent) =>
    app.post(`webhook-subscriptions/${id}/test`, undefined, who);
  const renew = ({ id, version }: WireWebhook) =>
    app.post(`webhook-subscriptions/${id}/secret`, { version }, as.agent);
  const deliver = () => deliverWebhooks(app.accounts, new AbortController().signal);
  const makeDue = () => pool.query('update webhook_delivery set due_at = now()');
  const typesReceived = () =>
    receiver.received.map(({ body }) => JSON.parse(String(body)).type).sort();

  /** The recorded events that webhooks can be for, as the job runner hands them on. */
  async function news() {
    const { rows } = await sql<{ id: number; type: string; payload: Record<string, string> }>`
      select id, type, payload from event_outbox where delivered_at is null order by id`.execute(
      db,
    );
    return rows.flatMap(({ id, type: recorded, payload: data }) => {
      const type = everything.find((one) => eventOf[one] === recorded);
      return type ? [{ type, source: `${type}:${id}`, data }] : [];
    });
  }
  return {
    ...office,
    ...{ receiver, pool, grant, admin, add, added, update, see, log, test, renew, deliver },
    ...{ makeDue, typesReceived, news },
  };
}
