import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import {
  type Caller,
  ownedBy,
  type Page,
  type Queryable,
  type RowOf,
  type SealedColumn,
  selectPage,
} from '#platform';
import { withinScope } from '../teams/row-scope.ts';

export type WebhookRow = RowOf<'webhook_subscription'>;

const purpose = 'webhook-secret';
const ofTable = { table: 'webhook_subscription', owner: 'id', purpose } as const;
export const webhookSeal: SealedColumn = { ...ofTable, column: 'sealed_secret' };
export const formerWebhookSeal: SealedColumn = { ...ofTable, column: 'sealed_former_secret' };

/** The caller's own webhooks and those within their scope, by name. */
export function selectWebhooks(
  db: Queryable,
  caller: Caller,
  page: PageRequest,
): Promise<Page<WebhookRow>> {
  return selectPage(db, page, {
    select: sql`webhook_subscription.*`,
    from: sql`webhook_subscription where ${withinScope(caller, 'webhook_subscription.person_id')}`,
    orderBy: sql`lower(name), id`,
  });
}

/** Of these webhooks, those of the caller and within their scope; locked on demand. */
export async function findWebhooks(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
  { lock = false } = {},
): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select * from webhook_subscription
    where webhook_subscription.id = any(${[...ids]}::uuid[])
      and ${withinScope(caller, 'webhook_subscription.person_id')}
    ${lock ? sql`for update` : sql``}`.execute(db);
  return rows;
}

export async function countWebhooks(db: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_subscription
    where ${ownedBy(personId, 'webhook_subscription.person_id')}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The new secret signs from now on; the former one, too, for 24 hours. */
export async function storeNewSecret(
  tx: Queryable,
  id: string,
  sealedSecret: Buffer,
): Promise<WebhookRow> {
  const { rows } = await sql<WebhookRow>`
    update webhook_subscription set sealed_former_secret = sealed_secret,
      former_until = now() + interval '24 hours', sealed_secret = ${sealedSecret},
      version = version + 1
    where ${ownedBy(id, 'webhook_subscription.id')} returning *`.execute(tx);
  return rows[0] as WebhookRow;
}

export async function deleteWebhook(tx: Queryable, id: string): Promise<void> {
  await sql`
    delete from webhook_subscription where ${ownedBy(id, 'webhook_subscription.id')}`.execute(tx);
}

/** Something arrived: the failures are over. */
export async function noteSuccess(tx: Queryable, id: string): Promise<void> {
  await sql`
    update webhook_subscription set failing_since = null
    where ${ownedBy(id, 'webhook_subscription.id')} and failing_since is not null`.execute(tx);
}

/**
 * Notes a failure. Returns the webhook if it is stopped now, because nothing arrived for `days`
 * days.
 */
export async function noteFailure(
  tx: Queryable,
  id: string,
  days: number,
): Promise<WebhookRow | null> {
  await sql`
    update webhook_subscription set failing_since = now()
    where ${ownedBy(id, 'webhook_subscription.id')} and failing_since is null`.execute(tx);
  const { rows } = await sql<WebhookRow>`
    update webhook_subscription set stopped_at = now(), version = version + 1
    where ${ownedBy(id, 'webhook_subscription.id')} and stopped_at is null
      and failing_since < now() - make_interval(days => ${days})
    returning *`.execute(tx);
  return rows[0] ?? null;
}
