import { randomUUID } from 'node:crypto';
import { webhookEndpoints as calls, type WireWebhook } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  addressOf,
  answerRecordHistory,
  atomically,
  type Call,
  type Caller,
  changeRecord,
  createRecord,
  DatabaseLock,
  newWebhookSecret,
  type Queryable,
  recordChanges,
  refuse,
  requireCaller,
  requireVersion,
  serveEndpoint,
  undoRecordChange,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { namePeople } from '../people/name-people.ts';
import { refuseAccount } from '../refuse-account.ts';
import {
  type DeliveryRow,
  failWaiting,
  queueAgain,
  queueDelivery,
  selectDeliveries,
} from './delivery-store.ts';
import { presentDelivery } from './present-delivery.ts';
import {
  lockOwnWebhook,
  lockWebhook,
  presentWebhook,
  requireUsable,
  requireWebhook,
  webhookHistory,
  webhookTable,
} from './webhook.ts';
import { TEST } from './webhook-events.ts';
import {
  countWebhooks,
  deleteWebhook,
  selectWebhooks,
  storeNewSecret,
  type WebhookRow,
  webhookSeal,
} from './webhook-store.ts';

const MAX_WEBHOOKS = 20;
const personLock = new DatabaseLock('accounts.webhooks-of-person');

/** Registers the calls of webhooks. */
export function serveWebhookCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const { db, secrets, settings, throttles, webhookEvents } = accounts;

  serveEndpoint(app, calls.listWebhooks, async (call) => {
    const caller = requireCaller(call);
    const { rows, ...facts } = await selectWebhooks(db, caller, call.query);
    const people = await namePeople(db, [...new Set(rows.map((row) => row.person_id))]);
    return {
      data: rows.map((row) => presentWebhook(row, caller, people)),
      ...facts,
      offered: webhookEvents.list,
      abilities: ['create' as const],
    };
  });

  serveEndpoint(app, calls.createWebhook, (call) =>
    atomically(db, async (tx) => {
      const { personId } = requireCaller(call);
      const { name, address, events } = call.body;
      requireUsable(call.body, settings, webhookEvents);
      await personLock.untilCommit(tx, { record: personId });
      if ((await countWebhooks(tx, personId)) >= MAX_WEBHOOKS) refuseAccount('too-many-webhooks');
      const [id, secret] = [randomUUID(), newWebhookSecret()];
      const row = await createRecord(tx, webhookTable, actorOf(call), {
        ...{ id, person_id: personId, name, address, events: [...new Set(events)] },
        sealed_secret: secrets.seal(webhookSeal.purpose, id, secret),
      });
      return { data: await present(tx, call, row), secret };
    }),
  );

  serveEndpoint(app, calls.updateWebhook, (call) =>
    atomically(db, async (tx) => {
      const { version, isStopped, ...given } = call.body;
      const isStopOnly = isStopped === true && Object.keys(given).length === 0;
      const lock = isStopOnly ? lockWebhook : lockOwnWebhook;
      const row = await lock(tx, requireCaller(call), call.params.id);
      requireVersion(row, version);
      requireUsable(given, settings, webhookEvents);
      const set: Partial<WebhookRow> = {
        ...(given.name !== undefined && { name: given.name }),
        ...(given.address !== undefined && { address: given.address }),
        ...(given.events && { events: [...new Set(given.events)] }),
        ...(isStopped === true && { stopped_at: row.stopped_at ?? new Date() }),
        ...(isStopped === false && { stopped_at: null, failing_since: null }),
      };
      const what = isStopped === undefined ? 'edited' : isStopped ? 'stopped' : 'started';
      const changed = await changeRecord(tx, webhookTable, actorOf(call), row, { what, set });
      if (isStopped) await failWaiting(tx, row.id);
      return { data: await present(tx, call, changed) };
    }),
  );

  serveEndpoint(app, calls.removeWebhook, (call) =>
    atomically(db, async (tx) => {
      const { personId } = requireCaller(call);
      const { id, name, address, events } = await lockOwn(tx, call);
      await deleteWebhook(tx, id);
      await recordChanges(tx, [
        {
          ...{ kind: webhookTable.key, recordId: id, what: 'removed', changedBy: personId },
          ...{ before: { name, address, events }, after: {} },
        },
      ]);
      return { data: true as const };
    }),
  );

  serveEndpoint(app, calls.renewWebhookSecret, (call) =>
    atomically(db, async (tx) => {
      const { personId } = requireCaller(call);
      const row = await lockOwn(tx, call);
      requireVersion(row, call.body.version);
      const secret = newWebhookSecret();
      const sealed = secrets.seal(webhookSeal.purpose, row.id, secret);
      const renewed = await storeNewSecret(tx, row.id, sealed);
      const about = { kind: webhookTable.key, recordId: row.id, changedBy: personId };
      await recordChanges(tx, [{ ...about, what: 'secret-renewed', before: {}, after: {} }]);
      return { data: await present(tx, call, renewed), secret };
    }),
  );

  serveEndpoint(app, calls.testWebhook, async (call) => {
    await countRequest(call);
    return atomically(db, async (tx) => {
      const row = await lockToSend(tx, call);
      const source = `${TEST}:${randomUUID()}`;
      await queueDelivery(tx, row.id, { type: TEST, source, data: {} });
      return { data: true as const };
    });
  });

  serveEndpoint(app, calls.listWebhookDeliveries, async (call) => {
    const row = await requireWebhook(db, requireCaller(call), call.params.id);
    if (row.person_id !== requireCaller(call).personId) refuse('not-permitted');
    const { rows, ...facts } = await selectDeliveries(db, row.id, call.query);
    return { data: rows.map((one: DeliveryRow) => presentDelivery(one)), ...facts };
  });

  serveEndpoint(app, calls.redeliverWebhook, async (call) => {
    await countRequest(call);
    return atomically(db, async (tx) => {
      const { id: subscriptionId } = await lockToSend(tx, call);
      const isThere = await queueAgain(tx, { id: call.body.deliveryId, subscriptionId });
      return isThere ? { data: true as const } : refuseAccount('delivery-not-found');
    });
  });

  serveEndpoint(app, calls.getWebhookHistory, (call) =>
    answerRecordHistory(db, webhookHistory, call),
  );

  serveEndpoint(app, calls.undoWebhookChange, (call) =>
    atomically(db, async (tx) => {
      const change = { id: call.body.change, recordId: call.params.id };
      await undoRecordChange(tx, webhookHistory, actorOf(call), change);
      const row = await requireWebhook(tx, requireCaller(call), call.params.id);
      requireUsable(row, settings, webhookEvents);
      return { data: await present(tx, call, row) };
    }),
  );

  /** What a person has the server ask is limited, wherever it goes. */
  function countRequest(call: Pick<Call<never>, 'caller' | 'request'>): Promise<void> {
    const { personId: account } = requireCaller(call);
    return throttles.count('ask-outside', { account, address: addressOf(call.request) });
  }
}

type OfWebhook = { caller: Caller | null; params: { id: string } };

const lockOwn = (tx: Queryable, call: OfWebhook) =>
  lockOwnWebhook(tx, requireCaller(call), call.params.id);

/** Refuses (webhook-stopped) one that sends nothing. */
async function lockToSend(tx: Queryable, call: OfWebhook): Promise<WebhookRow> {
  const row = await lockOwn(tx, call);
  return row.stopped_at ? refuseAccount('webhook-stopped') : row;
}

async function present(
  db: Queryable,
  call: { caller: Caller | null },
  row: WebhookRow,
): Promise<WireWebhook> {
  return presentWebhook(row, requireCaller(call), await namePeople(db, [row.person_id]));
}
