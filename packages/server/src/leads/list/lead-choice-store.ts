import type { LeadFieldKey, ReferenceListKey } from '@homestead/contract/leads';
import { routedRoles } from '@homestead/contract/leads';
import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { rolesOf } from '../details/lead-detail-store.ts';

interface Choice {
  id: string;
  name: string;
}

/** Whose names the fields of people take. */
const rolesOfFields = {
  agent: routedRoles,
  concierge: ['concierge', 'internal-concierge'],
  lender: rolesOf.lenderId,
  subSourceAgent: rolesOf.subSourceAgentId,
} as const satisfies Partial<Record<LeadFieldKey, readonly string[]>>;

const ENTRIES_MAX = 2000;
const PEOPLE_MAX = 1000;

/** The entries that each reference list offers, in their order; sub-sources after their source. */
export async function selectEntries(
  db: Queryable,
): Promise<ReadonlyMap<ReferenceListKey, Choice[]>> {
  const { rows } = await sql<Choice & { list: ReferenceListKey }>`
    select e.list, e.id, coalesce(parent.display || ': ', '') || e.display as name
    from reference_entry e left join reference_entry parent on parent.id = e.parent_id
    where e.retired_at is null
    order by e.list, parent.position nulls first, e.position, e.id limit ${ENTRIES_MAX}`.execute(
    db,
  );
  const byList = Map.groupBy(rows, ({ list }) => list);
  return new Map(
    [...byList].map(([list, found]) => [list, found.map(({ id, name }) => ({ id, name }))]),
  );
}

/** By field, the people of the office whom leads can name. */
export async function selectChoicePeople(
  db: Queryable,
): Promise<ReadonlyMap<LeadFieldKey, Choice[]>> {
  const roles = Object.values(rolesOfFields).flat();
  const { rows } = await sql<Choice & { role: string }>`
    select p.id, p.first_name || ' ' || p.last_name as name, p.role_key as role
    from person p where p.deleted_at is null and p.role_key = any(${roles}::text[])
    order by p.last_name, p.first_name, p.id limit ${PEOPLE_MAX}`.execute(db);
  const choices = Object.entries(rolesOfFields).map(([field, held]): [LeadFieldKey, Choice[]] => [
    field as LeadFieldKey,
    rows
      .filter(({ role }) => (held as readonly string[]).includes(role))
      .map(({ id, name }) => ({ id, name })),
  ]);
  return new Map(choices);
}
