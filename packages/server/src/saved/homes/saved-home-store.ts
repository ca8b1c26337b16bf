import type { HomeReaction } from '@homestead/contract/saved';
import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';

/** Which home of which person. */
export interface PersonAndHome {
  personId: string;
  listingId: number;
}

/** What a person saved about one home; a removed reaction is null, its note stays. */
export type SavedHomeRow = RowOf<
  'saved_home',
  'listing_id' | 'marked_at' | 'price_cents_then' | 'status_then' | 'note' | 'note_version'
> & { mark: HomeReaction | null };

const previous = sql.raw(
  `previous_mark = saved_home.mark, previous_marked_at = saved_home.marked_at,
   previous_price_cents = saved_home.price_cents_then, previous_status = saved_home.status_then,
   changed_at = now()`,
);

/**
 * Saves a reaction with the home's current price and status. An existing one keeps its instant and
 * price. Returns whether anything changed.
 */
export async function setMark(
  tx: Queryable,
  { personId, listingId }: PersonAndHome,
  mark: HomeReaction,
): Promise<boolean> {
  const { rows } = await sql`
    insert into saved_home (person_id, listing_id, mark, marked_at, price_cents_then, status_then)
    select ${personId}, id, ${mark}, now(), list_price_cents, standard_status
    from listing where id = ${listingId}
    on conflict (person_id, listing_id) do update set
      ${previous}, mark = excluded.mark, marked_at = excluded.marked_at,
      price_cents_then = excluded.price_cents_then, status_then = excluded.status_then
    where saved_home.mark is distinct from excluded.mark
    returning 1 as changed`.execute(tx);
  return rows.length > 0;
}

/** Removes a reaction, any if `mark` is not given. Returns the removed one, or null. */
export async function clearMark(
  tx: Queryable,
  { personId, listingId }: PersonAndHome,
  mark: HomeReaction | null,
): Promise<HomeReaction | null> {
  const { rows } = await sql<{ gone: HomeReaction }>`
    update saved_home set
      ${previous}, mark = null, marked_at = null, price_cents_then = null, status_then = null
    where ${ownedBy(personId, 'saved_home.person_id')} and listing_id = ${listingId}
      and mark = coalesce(${mark}::text, mark)
    returning previous_mark as gone`.execute(tx);
  return rows[0]?.gone ?? null;
}

/**
 * Restores the reaction from before the last change, with its instant and price. Returns the one it
 * replaced, null if there was none; undefined if the earlier reaction was another one.
 */
export async function restoreMark(
  tx: Queryable,
  { personId, listingId }: PersonAndHome,
  mark: HomeReaction,
): Promise<HomeReaction | null | undefined> {
  const { rows } = await sql<{ gone: HomeReaction | null }>`
    update saved_home set
      ${previous}, mark = previous_mark, marked_at = previous_marked_at,
      price_cents_then = previous_price_cents, status_then = previous_status
    where ${ownedBy(personId, 'saved_home.person_id')} and listing_id = ${listingId}
      and previous_mark = ${mark} and mark is distinct from ${mark}
    returning previous_mark as gone`.execute(tx);
  return rows[0]?.gone;
}

/** Replaces a note if it still has this version and the home has a reaction; null otherwise. */
export async function replaceNote(
  tx: Queryable,
  { personId, listingId }: PersonAndHome,
  { note, version }: { note: string; version: number },
): Promise<number | null> {
  const { rows } = await sql<{ note_version: number }>`
    update saved_home set note = ${note}, note_version = note_version + 1
    where ${ownedBy(personId, 'saved_home.person_id')} and listing_id = ${listingId} and mark is not null
      and note_version = ${version}
    returning note_version`.execute(tx);
  return rows[0]?.note_version ?? null;
}

/** What the person saved about one home, null when they never reacted to it. */
export async function findSavedHome(
  db: Queryable,
  { personId, listingId }: PersonAndHome,
): Promise<SavedHomeRow | null> {
  const { rows } = await sql<SavedHomeRow>`
    select listing_id, mark, marked_at, price_cents_then, status_then, note, note_version
    from saved_home where ${ownedBy(personId, 'saved_home.person_id')} and listing_id = ${listingId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * The home with an MLS number (any case) that the person reacted to or viewed, even when it is no
 * longer shown; null for none.
 */
export async function findOwnListingId(
  db: Queryable,
  personId: string,
  mlsNumber: string,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l
    left join saved_home k on k.listing_id = l.id and ${ownedBy(personId, 'k.person_id')}
    left join viewed_home v on v.listing_id = l.id and ${ownedBy(personId, 'v.person_id')}
    where lower(l.mls_number) = ${mlsNumber.toLowerCase()}
      and (k.person_id is not null or v.person_id is not null)
    order by (k.mark is not null) desc, (l.visibility = 'search') desc, l.modified_at desc, l.id desc
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

type MarkRow = RowOf<'listing', 'mls_number'> & {
  mark: HomeReaction | null;
  is_viewed: boolean;
};

/** Which of these MLS numbers (lower case) the person reacted to or viewed. */
export async function selectMarks(
  db: Queryable,
  personId: string,
  mlsNumbers: readonly string[],
): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select l.mls_number, max(k.mark) as mark, bool_or(v.person_id is not null) as is_viewed
    from listing l
    left join saved_home k
      on k.listing_id = l.id and ${ownedBy(personId, 'k.person_id')} and k.mark is not null
    left join viewed_home v
      on v.listing_id = l.id and ${ownedBy(personId, 'v.person_id')} and v.hidden_at is null
    where lower(l.mls_number) = any(${mlsNumbers}::text[])
      and (k.person_id is not null or v.person_id is not null)
    group by l.mls_number`.execute(db);
  return rows;
}

/** All of the person's reactions, for the export of their data; at most `most`. */
export async function selectMarkedHomes(db: Queryable, personId: string, most: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select l.mls_number, k.mark, k.marked_at, k.price_cents_then, k.status_then, k.note,
      k.changed_at
    from saved_home k join listing l on l.id = k.listing_id
    where ${ownedBy(personId, 'k.person_id')} order by k.changed_at desc limit ${most}`.execute(db);
  return rows;
}

/** Deletes people's reactions and notes. */
export async function deleteMarks(tx: Queryable, personIds: readonly string[]): Promise<void> {
  await sql`delete from saved_home where ${ownedBy(personIds, 'saved_home.person_id')}`.execute(tx);
}
