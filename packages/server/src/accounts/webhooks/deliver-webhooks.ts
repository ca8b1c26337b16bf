import {
  atomically,
  backoff,
  holds,
  noteFailedRow,
  postWebhook,
  recordChanges,
  recordEvent,
  type WebhookAnswer,
} from '#platform';
import { webhookStopped } from '../account-events.ts';
import type { AccountsServices } from '../accounts-services.ts';
import {
  type DueDelivery,
  dropDelivery,
  failWaiting,
  forgetDeliveries,
  settleDelivery,
  takeDueDeliveries,
} from './delivery-store.ts';
import { webhookTable } from './webhook.ts';
import type { WebhookData } from './webhook-events.ts';
import { formerWebhookSeal, noteFailure, noteSuccess, webhookSeal } from './webhook-store.ts';

const JOB = 'accounts.deliver-webhooks';
/** About a dozen tries within a day: after a minute, then twice as long each time. */
const WAITS = { first: 60_000, most: 4 * 3_600_000 };

type Services = Pick<
  AccountsServices,
  'db' | 'callers' | 'webhookEvents' | 'settings' | 'secrets' | 'log' | 'metrics'
>;

/** Defines the jobs that send the messages of webhooks and forget old ones. */
export function defineWebhookJobs(services: AccountsServices): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    wakesOn: 'webhook_queued',
    run: async (_data, signal) => void (await deliverWebhooks(services, signal)),
  });
  services.jobs.define({
    name: 'accounts.forget-deliveries',
    recurs: true,
    run: () => forgetDeliveries(services.db),
  });
}

/**
 * Sends the messages that are due (R-341), some at a time, each webhook's apart from the others'.
 * A message is sent at least once, and repeated with the same id until it is answered with 2xx,
 * for a day. Returns how many were tried.
 */
export async function deliverWebhooks(services: Services, signal: AbortSignal): Promise<number> {
  let tried = 0;
  while (!signal.aborted) {
    const due = await takeDueDeliveries(services.db);
    if (due.length === 0) break;
    tried += due.length;
    await Promise.all(due.map((delivery) => deliver(services, delivery, signal)));
  }
  return tried;
}

/** One that can't be settled now is due again after a minute. */
async function deliver(services: Services, due: DueDelivery, signal: AbortSignal): Promise<void> {
  try {
    if (!(await mayTell(services, due))) return await dropDelivery(services.db, due.id);
    await settle(services, due, await send(services, due, signal));
  } catch (error) {
    if (signal.aborted) return;
    noteFailedRow(services, { job: JOB, rowId: due.id }, error);
  }
}

/** Asked for each try: the owner may have lost the permission, or the lead. */
async function mayTell(
  { db, callers, webhookEvents }: Services,
  { person_id, type, data }: DueDelivery,
): Promise<boolean> {
  const owner = await callers.ofPerson(person_id);
  if (!owner || !holds(owner, 'api-keys')) return false;
  return webhookEvents.mayTell(db, owner, { type, data: data as WebhookData });
}

async function send(
  services: Services,
  due: DueDelivery,
  signal: AbortSignal,
): Promise<Omit<WebhookAnswer, 'problem'> & { problem: WebhookAnswer['problem'] | 'not-sent' }> {
  const { settings } = services;
  const secrets = openSecrets(services, due);
  if (!secrets) return { status: null, answer: '', ms: 0, problem: 'not-sent' };
  const { id, type, address, created_at: at, data } = due;
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  return postWebhook({ address, id, body, secrets }, settings.WEBHOOK_HOSTS, signal);
}

/** Null, with a line in the log, if no key of the server opens them. */
function openSecrets(services: Services, due: DueDelivery): string[] | null {
  const { sealed_secret: current, sealed_former_secret: former, subscription_id: id } = due;
  try {
    return [
      services.secrets.open(webhookSeal.purpose, id, current),
      ...(former ? [services.secrets.open(formerWebhookSeal.purpose, id, former)] : []),
    ];
  } catch (error) {
    noteFailedRow(services, { job: JOB, rowId: due.id }, error);
    return null;
  }
}

async function settle(
  services: Services,
  due: DueDelivery,
  result: Awaited<ReturnType<typeof send>>,
): Promise<void> {
  const { db, settings } = services;
  const { id, subscription_id: webhookId } = due;
  const isDone = result.status !== null && result.status >= 200 && result.status < 300;
  const next = new Date(Date.now() + backoff(due.tries, WAITS));
  const isLast = next > due.give_up_at;
  await atomically(db, async (tx) => {
    const state = isDone ? 'delivered' : isLast ? 'failed' : 'waiting';
    await settleDelivery(tx, id, { ...result, state, dueAt: state === 'waiting' ? next : null });
    if (isDone) return noteSuccess(tx, webhookId);
    const days = settings.WEBHOOK_STOP_DAYS;
    const stopped = await noteFailure(tx, webhookId, days);
    if (!stopped) return;
    await failWaiting(tx, webhookId);
    await recordChanges(tx, [
      {
        ...{ kind: webhookTable.key, recordId: webhookId, what: 'stopped', changedBy: null },
        ...{ before: { stopped_at: null }, after: { stopped_at: stopped.stopped_at } },
      },
    ]);
    const { person_id: personId, name } = stopped;
    await recordEvent(tx, webhookStopped, { webhookId, personId, name, days });
  });
}
