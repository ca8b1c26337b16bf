import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/** What a person approved, newest first; at most 200. */
export async function selectOwnApprovals(db: Queryable, personId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select offer.code, client_approval.offer_version as version, client_approval.name,
      client_approval.approved_at as at, client_approval.ip_address as address
    from client_approval join offer on offer.id = client_approval.offer_id
    where ${ownedBy(personId, 'client_approval.person_id')}
    order by client_approval.id desc limit 200`.execute(db);
  return rows;
}

/** Overwrites who approved; what was approved, and when, is a record of the deal and stays. */
export async function eraseApprovals(tx: Queryable, personIds: readonly string[]): Promise<void> {
  await sql`
    update client_approval set name = '', ip_address = null, user_agent = null
    where person_id = any(${[...personIds]}::uuid[])`.execute(tx);
}
