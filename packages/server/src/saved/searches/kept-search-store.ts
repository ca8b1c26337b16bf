import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { SavedSearchFacts } from './saved-search-store.ts';

/** Stores the search of a holder, in place of the one before. Answers its id. */
export async function storeKeptSearch(
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
      changed_at = now(), version = saved_search.version + 1
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** Makes the searches of these holders a person’s own. */
export async function giveKeptSearches(
  tx: Queryable,
  holderIds: readonly string[],
  personId: string,
): Promise<void> {
  await sql`
    update saved_search set person_id = ${personId}, holder_id = null, version = version + 1
    where holder_id = any(${[...holderIds]}::uuid[])`.execute(tx);
}

/** Deletes the searches of these holders, with what they found. Answers their ids. */
export async function deleteKeptSearches(
  tx: Queryable,
  holderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from saved_search where holder_id = any(${[...holderIds]}::uuid[])
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A search that is kept for a holder, by its id; null for any other. */
export async function findKeptSearch(
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
