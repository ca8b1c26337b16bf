import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';
import type { SavedSearchFacts } from './saved-search-store.ts';

/** Stores the search of a holder, in place of the one before. Answers its id. */
export async function storeSharedSearch(
  tx: Queryable,
  holderId: string,
  { name, filter, sort, frequency, wants }: SavedSearchFacts,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into saved_search (holder_id, name, filter, sort, frequency, wants)
    values (${holderId}, ${name}, ${JSON.stringify(filter)}, ${sort}, ${frequency}, ${[...wants]})
    on conflict (holder_id) where holder_id is not null do update set
      name = excluded.name, filter = excluded.filter, sort = excluded.sort,
      frequency = excluded.frequency, wants = excluded.wants, deleted_at = null,
      stopped_at = case when excluded.frequency = 'off' then saved_search.stopped_at end,
      changed_at = now(), version = saved_search.version + 1
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** Whether a search is shared with someone or is in their account, and isn't deleted. */
export async function isSearchOf(
  db: Queryable,
  id: string,
  { holderId, personId }: { holderId: string; personId: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from saved_search
    where id = ${id} and deleted_at is null
      and (holder_id = ${holderId} or ${ownedBy(personId ?? [], 'saved_search.person_id')})`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether a search that isn't deleted says all of this already. */
export async function isSameSearch(
  db: Queryable,
  id: string,
  { name, filter, sort, frequency, wants }: SavedSearchFacts,
): Promise<boolean> {
  const { rows } = await sql`
    select from saved_search
    where id = ${id} and deleted_at is null and name = ${name} and sort = ${sort}
      and filter = ${JSON.stringify(filter)}::jsonb and frequency = ${frequency}
      and wants @> ${[...wants]}::text[] and wants <@ ${[...wants]}::text[]`.execute(db);
  return rows.length > 0;
}

/**
 * Gives the search of one holder to another, or only the one with this id. It stays where the other
 * has one. Answers its id.
 */
export async function moveSharedSearch(
  tx: Queryable,
  { from, to, id = null }: { from: string; to: string; id?: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update saved_search set holder_id = ${to}, version = version + 1
    where holder_id = ${from} and (${id}::uuid is null or id = ${id}) and not exists (
      select from saved_search theirs where theirs.holder_id = ${to})
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Makes the searches of these holders a person’s own. */
export async function giveSharedSearches(
  tx: Queryable,
  holderIds: readonly string[],
  personId: string,
): Promise<void> {
  await sql`
    update saved_search set person_id = ${personId}, holder_id = null, stopped_at = null, version = version + 1
    where holder_id = any(${[...holderIds]}::uuid[])`.execute(tx);
}

/** When the last of these holders stopped the emails of their search; null if nobody did. */
export async function findLastStop(
  db: Queryable,
  holderIds: readonly string[],
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(stopped_at) as at from saved_search
    where holder_id = any(${[...holderIds]}::uuid[])`.execute(db);
  return rows[0]?.at ?? null;
}

/** Deletes the searches of these holders; those whose emails they stopped are only turned off. */
export async function endSharedSearches(
  tx: Queryable,
  holderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update saved_search set deleted_at = now(), frequency = 'off', version = version + 1
    where holder_id = any(${[...holderIds]}::uuid[]) and stopped_at is not null
      and deleted_at is null
    returning id`.execute(tx);
  const { rows: gone } = await sql<{ id: string }>`
    delete from saved_search where holder_id = any(${[...holderIds]}::uuid[])
      and stopped_at is null returning id`.execute(tx);
  return [...rows, ...gone].map(({ id }) => id);
}

/** Deletes the searches of these holders, with what they found. Answers their ids. */
export async function deleteSharedSearches(
  tx: Queryable,
  holderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from saved_search where holder_id = any(${[...holderIds]}::uuid[])
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A shared search by its id; null for any other. */
export async function findSharedSearch(
  db: Queryable,
  id: string,
): Promise<(Pick<SavedSearchFacts, 'name' | 'filter' | 'sort'> & { holder_id: string }) | null> {
  const { rows } = await sql<
    Pick<SavedSearchFacts, 'name' | 'filter' | 'sort'> & { holder_id: string }
  >`
    select name, filter, sort, holder_id from saved_search
    where id = ${id} and holder_id is not null and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}
