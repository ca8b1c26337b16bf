import { brokerRoles } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Those who can confirm listings and still work here. */
export async function selectBrokers(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person where role_key = any(${[...brokerRoles]}::text[])
      and deleted_at is null and deactivated_at is null limit 200`.execute(db);
  return rows.map(({ id }) => id);
}
