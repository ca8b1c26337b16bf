import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';
import { isCurrent } from '../lead-sight-store.ts';

/** Roles whose people finance leads. */
export const lenderRoles: readonly string[] = ['lender', 'internal-lenders'];

/** Leads that a person finances. */
export async function countFinanced(tx: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead
    where lead.lender_id = ${personId} and ${isCurrent()}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Gives them to another person if that is a lender, else to nobody. */
export async function moveFinanced(
  tx: Queryable,
  from: string,
  to: string,
): Promise<{ id: string; lenderId: string | null }[]> {
  const { rows } = await sql<{ id: string; lenderId: string | null }>`
    update lead set version = version + 1, lender_id = (
      select p.id from person p
      where ${ownedBy(to, 'p.id')} and p.role_key = any(${lenderRoles}::text[]))
    where lead.lender_id = ${from} and lead.erased_at is null
    returning lead.id, lead.lender_id as "lenderId"`.execute(tx);
  return rows;
}
