import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '#platform';

/**
 * SQL: the row of `lead` is a lead or in its household, also as the other's second contact. The ids
 * are read before, so that each lead is found by its own.
 */
export function inHouseholdOf(leadId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lead.id = any(array(
    select ${leadId}::uuid
    union all select other.lead_id from household_member mine
      join household_member other on other.household_id = mine.household_id
      where mine.lead_id = ${leadId}
    union all select linked.secondary_lead_id from lead linked where linked.id = ${leadId}
    union all select linked.id from lead linked where linked.secondary_lead_id = ${leadId}))`;
}

/** The households of leads that are in one, by the leads' ids. */
export async function selectHouseholds(
  db: Queryable,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ lead_id: string; household_id: string }>`
    select lead_id, household_id from household_member
    where lead_id = any(${[...leadIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.lead_id, row.household_id]));
}

/** Who leads are in their households, by the leads' ids. */
export async function selectRelationships(
  db: Queryable,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (leadIds.length === 0) return new Map();
  const { rows } = await sql<{ lead_id: string; relationship_id: string | null }>`
    select lead_id, relationship_id from household_member
    where lead_id = any(${[...leadIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.lead_id, row.relationship_id]));
}

/** A household that nobody is in yet. */
export async function newHousehold(tx: Queryable): Promise<string> {
  const { rows } = await sql<{ id: string }>`select gen_random_uuid() as id`.execute(tx);
  return String(rows[0]?.id);
}

/** How many leads a household has; others that join it wait until the commit. */
export async function countMembers(tx: Queryable, householdId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`household ${householdId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from household_member
    where household_id = ${householdId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Puts a locked lead into a household, or changes who it is there. */
export async function storeMember(
  tx: Queryable,
  member: { leadId: string; householdId: string; relationshipId: string | null; by: string },
): Promise<void> {
  const { leadId, householdId, relationshipId, by } = member;
  await sql`
    insert into household_member (lead_id, household_id, relationship_id, added_by)
    values (${leadId}, ${householdId}, ${relationshipId}, ${by})
    on conflict (lead_id) do update set relationship_id = excluded.relationship_id`.execute(tx);
}

/** Takes a lead out of its household; the last one left isn't a household. */
export async function removeMember(tx: Queryable, leadId: string): Promise<void> {
  await sql`
    with gone as (
      delete from household_member where lead_id = ${leadId} returning household_id
    )
    delete from household_member left_over using gone
    where left_over.household_id = gone.household_id and left_over.lead_id <> ${leadId}
      and (select count(*) from household_member m
        where m.household_id = gone.household_id and m.lead_id <> ${leadId}) = 1`.execute(tx);
}
