import type { SortOrder } from '@homestead/contract/listings';
import type { AlertFrequency, AlertNews } from '@homestead/contract/saved';
import { sql } from 'kysely';
import type { ParsedFilter } from '#listings';
import { ownedBy, type Queryable, type RowOf } from '#platform';

/** A search that a person saved. `filter` is the wire's, without page, cursors and person. */
export type SavedSearchRow = Omit<
  RowOf<'saved_search'>,
  'deleted_at' | 'holder_id' | 'person_id' | 'filter' | 'sort' | 'frequency' | 'wants'
> & {
  person_id: string;
  filter: ParsedFilter;
  sort: SortOrder;
  frequency: AlertFrequency;
  wants: AlertNews[];
  /** Homes with news matched since it was last viewed. */
  new_count: number;
};

/** The fields of a saved search that its person can change. */
export type SavedSearchFacts = Pick<
  SavedSearchRow,
  'name' | 'filter' | 'sort' | 'frequency' | 'wants'
>;

const columns = sql.raw(`s.id, s.person_id, s.name, s.filter, s.sort, s.frequency, s.wants,
  s.created_at, s.changed_at, s.looked_at, s.version`);

const newCount = sql`(
  select count(distinct m.listing_id)::integer from saved_search_match m
  where m.saved_search_id = s.id and m.matched_at > s.looked_at) as new_count`;

/** A person's saved searches, newest first. */
export async function selectSavedSearches(
  db: Queryable,
  personId: string,
  limit: number,
): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    select ${columns}, ${newCount} from saved_search s
    where ${ownedBy(personId, 's.person_id')} and s.deleted_at is null
    order by s.created_at desc, s.id limit ${limit}`.execute(db);
  return rows;
}

/** One saved search of this person; null for a deleted one and for another person's. */
export async function findSavedSearch(
  db: Queryable,
  personId: string,
  id: string,
): Promise<SavedSearchRow | null> {
  const { rows } = await sql<SavedSearchRow>`
    select ${columns}, ${newCount} from saved_search s
    where s.id = ${id} and ${ownedBy(personId, 's.person_id')} and s.deleted_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * Adds a saved search unless the person has `most` already; then null. The person's row is locked,
 * so that two parallel calls can't exceed the limit.
 */
export async function insertSavedSearch(
  tx: Queryable,
  personId: string,
  facts: SavedSearchFacts,
  most: number,
): Promise<string | null> {
  await sql`select 1 from person where ${ownedBy(personId, 'person.id')} for update`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    insert into saved_search (person_id, name, filter, sort, frequency, wants)
    select ${personId}, ${facts.name}, ${JSON.stringify(facts.filter)}::jsonb, ${facts.sort},
      ${facts.frequency}, ${facts.wants}::text[]
    where (select count(*) from saved_search
      where ${ownedBy(personId, 'saved_search.person_id')} and deleted_at is null) < ${most}
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Replaces the person's fields if it still has this version; returns whether it did. */
export async function replaceSavedSearch(
  tx: Queryable,
  which: { personId: string; id: string; version: number },
  facts: SavedSearchFacts,
): Promise<boolean> {
  const { rows } = await sql`
    update saved_search set name = ${facts.name}, filter = ${JSON.stringify(facts.filter)}::jsonb,
      sort = ${facts.sort}, frequency = ${facts.frequency}, wants = ${facts.wants}::text[],
      changed_at = now(), version = version + 1
    where id = ${which.id} and ${ownedBy(which.personId, 'saved_search.person_id')} and deleted_at is null
      and version = ${which.version}
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Marks a saved search as deleted; returns whether this person has one, deleted before or now. */
export async function markSearchDeleted(
  tx: Queryable,
  personId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    update saved_search set deleted_at = coalesce(deleted_at, now()), version = version + 1
    where id = ${id} and ${ownedBy(personId, 'saved_search.person_id')} returning 1`.execute(tx);
  return rows.length > 0;
}

/** Restores a deleted search unless the person has `most` others; returns the outcome. */
export async function unmarkSearchDeleted(
  tx: Queryable,
  which: { personId: string; id: string },
  most: number,
): Promise<'restored' | 'full' | 'not-there'> {
  await sql`select 1 from person where ${ownedBy(which.personId, 'person.id')} for update`.execute(
    tx,
  );
  const { rows } = await sql<{ is_deleted: boolean; others: number }>`
    select deleted_at is not null as is_deleted,
      (select count(*)::integer from saved_search o
        where o.person_id = s.person_id and o.deleted_at is null and o.id <> s.id) as others
    from saved_search s
    where id = ${which.id} and ${ownedBy(which.personId, 's.person_id')}`.execute(tx);
  const [found] = rows;
  if (!found) return 'not-there';
  if (!found.is_deleted) return 'restored';
  if (found.others >= most) return 'full';
  await sql`update saved_search set deleted_at = null, version = version + 1
    where id = ${which.id}`.execute(tx);
  return 'restored';
}

/** Marks everything it found so far as seen. */
export async function markSearchLookedAt(
  tx: Queryable,
  personId: string,
  id: string,
): Promise<void> {
  await sql`update saved_search set looked_at = now()
    where id = ${id} and ${ownedBy(personId, 'saved_search.person_id')}`.execute(tx);
}

/** Turns off the alerts of one saved search, or of all of a person's. */
export async function turnAlertsOff(
  tx: Queryable,
  whose: { personId: string } | { searchId: string },
): Promise<void> {
  const which =
    'personId' in whose
      ? ownedBy(whose.personId, 'saved_search.person_id')
      : sql`id = ${whose.searchId}`;
  await sql`update saved_search set frequency = 'off', changed_at = now(), version = version + 1,
      stopped_at = case when holder_id is not null then now() end
    where ${which}
      and (frequency <> 'off' or holder_id is not null and stopped_at is null)`.execute(tx);
}

/** What an unsubscribe link is about: the search's name, and whether its alerts are already off. */
export async function findAlertState(
  db: Queryable,
  whose: { personId: string } | { searchId: string },
): Promise<{ name: string | null; isOff: boolean } | null> {
  if ('personId' in whose) {
    const { rows } = await sql<{ is_off: boolean }>`
      select not exists (select 1 from saved_search
        where ${ownedBy(whose.personId, 'saved_search.person_id')} and deleted_at is null and frequency <> 'off') as is_off
      from person where ${ownedBy(whose.personId, 'person.id')}`.execute(db);
    return rows[0] ? { name: null, isOff: rows[0].is_off } : null;
  }
  const { rows } = await sql<{ name: string; is_off: boolean }>`
    select name, frequency = 'off' or deleted_at is not null as is_off
    from saved_search where id = ${whose.searchId}`.execute(db);
  return rows[0] ? { name: rows[0].name, isOff: rows[0].is_off } : null;
}

/**
 * Deletes for good what was deleted more than 30 days ago, at most this many in one call; not what
 * someone without an account stopped, which is remembered.
 */
export async function forgetDeletedSearches(db: Queryable, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from saved_search where id in (
      select id from saved_search where deleted_at < now() - interval '30 days'
        and (holder_id is null or stopped_at is null)
      order by deleted_at limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes all saved searches of people, with what they found. */
export async function deleteSearchesOf(tx: Queryable, personIds: readonly string[]): Promise<void> {
  await sql`delete from saved_search where ${ownedBy(personIds, 'saved_search.person_id')}`.execute(
    tx,
  );
}
