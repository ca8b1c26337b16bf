import { routedRoles } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';
import { lockRouting } from './routing-store.ts';

export type RuleRow = RowOf<'lead_rule'>;

const inOrder = sql`position, id`;

/** All rules in their order. */
export function selectRules(db: Queryable, page: PageRequest): Promise<Page<RuleRow>> {
  return selectPage(db, page, { select: sql`*`, from: sql`lead_rule`, orderBy: inOrder });
}

/** All rules in their order, locked until the commit. */
export async function lockRuleOrder(tx: Queryable): Promise<RuleRow[]> {
  await lockRouting(tx);
  const { rows } = await sql<RuleRow>`
    select * from lead_rule order by ${inOrder} for update`.execute(tx);
  return rows;
}

/** A choice of a form. */
export interface Choice {
  id: string;
  name: string;
}

const MOST_PEOPLE = 1000;

/** People whom rules and ponds can name, by last name. */
export async function selectRoutedPeople(db: Queryable): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select p.id, p.first_name || ' ' || p.last_name as name from person p
    where p.role_key = any(${[...routedRoles]}::text[]) and p.deleted_at is null
      and p.deactivated_at is null
    order by p.last_name, p.first_name, p.id limit ${MOST_PEOPLE}`.execute(db);
  return rows;
}

/** Entries of a reference list that are offered, in their order. */
export async function selectEntryChoices(
  db: Queryable,
  list: 'lead-sources' | 'lead-sub-sources',
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select e.id, coalesce(parent.display || ': ', '') || e.display as name
    from reference_entry e left join reference_entry parent on parent.id = e.parent_id
    where e.list = ${list} and e.retired_at is null
    order by parent.position nulls first, e.position`.execute(db);
  return rows;
}

/** The ponds in use, by name. */
export async function selectPondChoices(db: Queryable): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select id, name from lead_pond where retired_at is null order by lower(name)`.execute(db);
  return rows;
}

/** Names of ponds and of entries of reference lists, by id, for the history of a rule. */
export async function selectNamesInHistory(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Choice>`
    select id, name from lead_pond
    union all select id, display from reference_entry
    where list in ('lead-sources', 'lead-sub-sources')`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
