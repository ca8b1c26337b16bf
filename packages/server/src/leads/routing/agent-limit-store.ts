import { routedRoles } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';
import { openLeads } from './routing-store.ts';

export type LimitRow = RowOf<'agent_limit'>;

export type LimitedPerson = LimitRow &
  RowOf<'person', 'first_name' | 'last_name' | 'role_key'> & { open: number };

const columns = sql`p.id, p.first_name, p.last_name, p.role_key, a.capacity,
  coalesce(a.is_paused, false) as is_paused, coalesce(a.days_off, '{}') as days_off,
  coalesce(a.version, 0) as version,
  ${openLeads} as open`;

const limited = sql`person p left join agent_limit a on a.id = p.id
  where p.role_key = any(${[...routedRoles]}::text[]) and p.deleted_at is null
    and p.deactivated_at is null`;

/** Those who can get leads by rules, with their limits, by last name. */
export function selectLimits(db: Queryable, page: PageRequest): Promise<Page<LimitedPerson>> {
  return selectPage(db, page, {
    select: columns,
    from: limited,
    orderBy: sql`p.last_name, p.first_name, p.id`,
  });
}

/** One of them; null for anyone else. */
export async function findLimit(db: Queryable, id: string): Promise<LimitedPerson | null> {
  const { rows } = await sql<LimitedPerson>`
    select ${columns} from ${limited} and p.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}
