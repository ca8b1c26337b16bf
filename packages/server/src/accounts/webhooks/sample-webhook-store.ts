import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

/** Whether anyone has a webhook or an API key. */
export async function hasIntegrations(db: Queryable): Promise<boolean> {
  const { rows } = await sql`
    (select 1 from webhook_subscription limit 1)
    union all (select 1 from api_key limit 1)`.execute(db);
  return rows.length > 0;
}

type Kept = RowOf<'webhook_delivery', 'type' | 'tries' | 'status' | 'ms' | 'problem' | 'answer'>;

/** A message of long ago, and what became of it. */
export interface SampleDelivery extends Kept {
  state: 'delivered' | 'failed';
  hours: number;
  data: object;
}

/** Adds what a webhook sent so many hours ago. */
export async function addSampleDeliveries(
  tx: Queryable,
  subscriptionId: string,
  deliveries: readonly SampleDelivery[],
): Promise<void> {
  await sql`
    insert into webhook_delivery (subscription_id, type, source, data, state, tries, status, ms,
      problem, answer, created_at, tried_at, due_at, give_up_at)
    select ${subscriptionId}::uuid, type, concat(type, ':sample-', hours), data, state, tries, status, ms,
      problem, answer, at, at + make_interval(mins => tries - 1), at, at + interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as given (type text, data jsonb,
      state text, tries int, status int, ms int, problem text, answer text, hours int)
    cross join lateral (select now() - make_interval(hours => hours)) as back (at)`.execute(tx);
}
