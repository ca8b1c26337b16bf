import { type RawBuilder, sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/** A lead with those that were merged into it. */
export interface LeadGroup {
  leadIds: string[];
  /** Their accounts. */
  personIds: string[];
}

/** The group of a lead that the call found in the caller's sight; its own id comes first. */
export async function selectLeadGroup(db: Queryable, leadId: string): Promise<LeadGroup> {
  const { rows } = await sql<{ id: string; person_id: string | null }>`
    select id, person_id from lead where id = ${leadId} or merged_into_id = ${leadId}
    order by id <> ${leadId}, id`.execute(db);
  return {
    leadIds: rows.map(({ id }) => id),
    personIds: rows.flatMap(({ person_id: personId }) => personId ?? []),
  };
}

/** SQL: the ids of the leads that have these people's accounts, by themselves or by a merge. */
export function leadsOfPeople(personIds: string | readonly string[]): RawBuilder<unknown> {
  return sql`select coalesce(mine.merged_into_id, mine.id) from lead mine
    where ${ownedBy(personIds, 'mine.person_id')}`;
}

export interface OtherAddress {
  kind: 'email' | 'phone';
  address: string;
}

/** The emails and phones that merged leads brought, of a lead and those merged into it. */
export async function selectOtherAddresses(
  db: Queryable,
  leadIds: readonly string[],
): Promise<OtherAddress[]> {
  const { rows } = await sql<OtherAddress>`
    select distinct kind, address from lead_address
    where lead_id = any(${[...leadIds]}::uuid[]) order by kind, address`.execute(db);
  return rows;
}

/** SQL: the ids of the leads that an email or a phone reaches by a merge. */
export function leadsReachedAt(address: string): RawBuilder<unknown> {
  return sql`select coalesce(held.merged_into_id, held.id) as id from (
      select lead_id as id from lead_address where address = ${address}
      union select id from lead where email = ${address} and merged_into_id is not null
      union select id from lead where phone = ${address} and merged_into_id is not null
    ) reached join lead held on held.id = reached.id`;
}

/** The lead that an email or a phone reaches by a merge; null if none does. */
export async function findLeadOfOtherAddress(
  tx: Queryable,
  address: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from (${leadsReachedAt(address)}) reached join lead using (id)
    where lead.erased_at is null
    order by lead.last_contacted_at desc nulls last, lead.id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
