import { SMART_LISTS_MAX, type smartListEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Caller, ownedBy, type Queryable, type RowOf } from '#platform';
import { type LeadFilter, listed, narrowing, selectSeen } from './lead-list-store.ts';

/** What a list is narrowed and sorted by, and its columns. */
export type SmartListQuery = Pick<
  BodyOf<typeof smartListEndpoints.createSmartList>,
  'filter' | 'conditions' | 'getleadsortby' | 'columns'
>;
export type SmartListRow = Omit<RowOf<'smart_list'>, 'query'> & { query: SmartListQuery };

/** A count ends here: more is only “more”. */
const MOST_COUNTED = 1000;

/** A person's own lists by name, then those that others share. */
export async function selectSmartLists(db: Queryable, personId: string): Promise<SmartListRow[]> {
  const { rows } = await sql<SmartListRow>`
    select smart_list.* from smart_list
    where ${ownedBy(personId, 'smart_list.owner_id')} or smart_list.is_shared
    order by (${ownedBy(personId, 'smart_list.owner_id')}) desc, lower(name), id
    limit ${SMART_LISTS_MAX}`.execute(db);
  return rows;
}

/** A list that the person sees, held until the commit; null without one. */
export async function lockSmartList(
  tx: Queryable,
  personId: string,
  id: string,
): Promise<SmartListRow | null> {
  const { rows } = await sql<SmartListRow>`
    select * from smart_list
    where id = ${id} and (${ownedBy(personId, 'smart_list.owner_id')} or is_shared)
    for update`.execute(tx);
  return rows[0] ?? null;
}

/** How many lists a person has; others of theirs wait until the commit. */
export async function countOwnLists(tx: Queryable, personId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`smart-lists ${personId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from smart_list
    where ${ownedBy(personId, 'smart_list.owner_id')}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether a person has another list of this name. */
export async function hasListNamed(
  tx: Queryable,
  personId: string,
  { name, but }: { name: string; but: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from smart_list where ${ownedBy(personId, 'smart_list.owner_id')}
      and lower(name) = lower(${name}) and id is distinct from ${but}::uuid`.execute(tx);
  return rows.length > 0;
}

/** Stores a list under its id, or a new one. */
export async function storeSmartList(
  tx: Queryable,
  list: {
    id: string | null;
    ownerId: string;
    name: string;
    isShared: boolean;
    query: SmartListQuery;
  },
): Promise<SmartListRow> {
  const { id, ownerId, name, isShared } = list;
  const query = JSON.stringify(list.query);
  const { rows } = await (id === null
    ? sql<SmartListRow>`
        insert into smart_list (owner_id, name, is_shared, query)
        values (${ownerId}, ${name}, ${isShared}, ${query}) returning *`
    : sql<SmartListRow>`
        update smart_list set name = ${name}, is_shared = ${isShared}, query = ${query},
          version = version + 1
        where id = ${id} and ${ownedBy(ownerId, 'smart_list.owner_id')} returning *`
  ).execute(tx);
  return rows[0] as SmartListRow;
}

export async function removeSmartList(
  tx: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  await sql`
    delete from smart_list
    where id = ${id} and ${ownedBy(ownerId, 'smart_list.owner_id')}`.execute(tx);
}

/**
 * How many leads in the caller's sight each filter leaves, up to 1,000, in their order: each reads
 * no further than the last that it counts. Who doesn't see all leads has few: they are read once
 * for all filters.
 */
export async function countFiltered(
  db: Queryable,
  caller: Caller,
  filters: readonly LeadFilter[],
): Promise<number[]> {
  if (filters.length === 0) return [];
  const isAll = caller.scope === 'all';
  const counts = filters.map((filter) => {
    const from = isAll
      ? sql`lead where ${listed(caller, filter)}`
      : sql`seen lead where ${narrowing(caller, filter)}`;
    return sql`(select count(*) from (select from ${from} limit ${sql.lit(MOST_COUNTED)}) found)`;
  });
  const seen = isAll ? sql`` : sql`with seen as materialized (${selectSeen(caller, filters)})`;
  const { rows } = await sql<{ counts: number[] }>`
    ${seen} select array[${sql.join(counts)}]::int[] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}
