import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage, type WebhookAnswer } from '#platform';

export type DeliveryRow = RowOf<'webhook_delivery'>;

/** A message that is sent now, with what its webhook says about sending. */
export type DueDelivery = Pick<
  DeliveryRow,
  'id' | 'subscription_id' | 'type' | 'data' | 'created_at' | 'give_up_at' | 'tries'
> &
  Pick<RowOf<'webhook_subscription'>, 'person_id' | 'address' | 'sealed_secret'> & {
    /** Null once it is over. */
    sealed_former_secret: Buffer | null;
  };

/** Tries that go on at a time for one webhook, so that a slow receiver holds up only its own. */
const EACH_AT_ONCE = 4;
const ALL_AT_ONCE = 40;
const KEPT = sql`interval '30 days'`;

/** One message for each webhook that wants such events and isn't stopped; a repeat adds none. */
export async function queueDeliveries(
  db: Queryable,
  { type, source, data }: { type: string; source: string; data: object },
): Promise<void> {
  await sql`
    insert into webhook_delivery (subscription_id, type, source, data)
    select id, ${type}, ${source}, ${JSON.stringify(data)}::jsonb from webhook_subscription
    where ${type} = any(events) and stopped_at is null
    on conflict (subscription_id, source) do nothing`.execute(db);
}

/** A message for one webhook, whatever its events. */
export async function queueDelivery(
  tx: Queryable,
  subscriptionId: string,
  { type, source, data }: { type: string; source: string; data: object },
): Promise<void> {
  await sql`
    insert into webhook_delivery (subscription_id, type, source, data)
    values (${subscriptionId}, ${type}, ${source}, ${JSON.stringify(data)}::jsonb)`.execute(tx);
}

/**
 * Takes messages that are due, for all nodes together: each counts as tried, and is due again after
 * a minute if this node dies before it says what became of it.
 */
export async function takeDueDeliveries(db: Queryable): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with taken as (
      select due.id from webhook_subscription subscription
      cross join lateral (
        select id from webhook_delivery
        where subscription_id = subscription.id and state = 'waiting' and due_at <= now()
        order by due_at limit ${EACH_AT_ONCE} for update skip locked
      ) due
      where subscription.stopped_at is null
      limit ${ALL_AT_ONCE}
    )
    update webhook_delivery delivery
    set due_at = now() + interval '1 minute', tries = tries + 1, tried_at = now()
    from webhook_subscription subscription
    where delivery.id in (select id from taken) and subscription.id = delivery.subscription_id
    returning delivery.id, delivery.subscription_id, delivery.type, delivery.data,
      delivery.created_at, delivery.give_up_at, delivery.tries, subscription.person_id,
      subscription.address, subscription.sealed_secret,
      case when subscription.former_until > now() then subscription.sealed_former_secret end
        as sealed_former_secret`.execute(db);
  return rows;
}

/** Stores what became of a try. `dueAt` is the next one; null after a failure means none. */
export async function settleDelivery(
  tx: Queryable,
  id: string,
  { state, dueAt, status, ms, problem, answer }: Settled,
): Promise<void> {
  await sql`
    update webhook_delivery set state = ${state}, due_at = coalesce(${dueAt}, due_at),
      status = ${status}, ms = ${ms}, problem = ${problem}, answer = ${answer}
    where id = ${id} and state = 'waiting'`.execute(tx);
}

export type Settled = Omit<WebhookAnswer, 'problem'> & {
  state: 'waiting' | 'delivered' | 'failed';
  dueAt: Date | null;
  problem: WebhookAnswer['problem'] | 'not-sent';
};

/** Drops a message whose webhook's owner may not see what it is about, as if it never was. */
export async function dropDelivery(db: Queryable, id: string): Promise<void> {
  await sql`delete from webhook_delivery where id = ${id}`.execute(db);
}

/** Gives up what waits for a webhook that is stopped. */
export async function failWaiting(tx: Queryable, subscriptionId: string): Promise<void> {
  await sql`
    update webhook_delivery set state = 'failed', problem = 'stopped'
    where subscription_id = ${subscriptionId} and state = 'waiting'`.execute(tx);
}

/** Messages of a webhook that were tried, newest first. */
export function selectDeliveries(
  db: Queryable,
  subscriptionId: string,
  page: PageRequest,
): Promise<Page<DeliveryRow>> {
  return selectPage(db, page, {
    select: sql`*`,
    from: sql`webhook_delivery where subscription_id = ${subscriptionId} and tries > 0`,
    orderBy: sql`created_at desc, id`,
  });
}

/** Sends a message that was tried again, for a day. Returns whether there is one. */
export async function queueAgain(
  tx: Queryable,
  { id, subscriptionId }: { id: string; subscriptionId: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_delivery set state = 'waiting', due_at = now(), tries = 0,
      give_up_at = now() + interval '1 day'
    where id = ${id} and subscription_id = ${subscriptionId} and tries > 0`.execute(tx);
  if (numAffectedRows === 0n) return false;
  await sql`select pg_notify('webhook_queued', '')`.execute(tx);
  return true;
}

/** Deletes messages of more than 30 days ago. */
export async function forgetDeliveries(db: Queryable): Promise<void> {
  await sql`delete from webhook_delivery where created_at < now() - ${KEPT}`.execute(db);
}
