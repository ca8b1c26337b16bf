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

/**
 * Overwrites who approved, as a client or as the other side’s agent whose entry of the directory
 * has their email, and who sent an offer through a link from their mailbox; what was
 * approved or offered, and when, is a record of the deal and stays. A trigger does the same for
 * leads that are erased, with or without an account.
 */
export async function eraseApprovals(tx: Queryable, personIds: readonly string[]): Promise<void> {
  await sql`
    update offer set sent_by = '{}' from person where person.id = any(${[...personIds]}::uuid[])
      and lower(offer.sent_by ->> 'email') = lower(person.email)`.execute(tx);
  await sql`
    update client_approval set name = '', ip_address = null, user_agent = null
    where person_id = any(${[...personIds]}::uuid[])`.execute(tx);
  await sql`
    select erase_party_approvals(email) from person
    where id = any(${[...personIds]}::uuid[])`.execute(tx);
}
