import type { HomeMark } from '@homestead/contract/listings';
import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Which home of which person. */
export interface PersonAndHome {
  personId: string;
  listingId: number;
}

/** What a person keeps about one home; a mark that was taken away is null, its note stays. */
export interface KeptHomeRow {
  listing_id: number;
  mark: HomeMark | null;
  marked_at: Date | null;
  price_cents_then: number | null;
  status_then: string | null;
  note: string;
  note_version: number;
}

const previous = sql.raw(
  `previous_mark = kept_home.mark, previous_marked_at = kept_home.marked_at,
   previous_price_cents = kept_home.price_cents_then, previous_status = kept_home.status_then,
   changed_at = now()`,
);

/**
 * Marks a home, with its price and status of now. A mark that stands keeps its instant and price.
 * Answers whether anything changed.
 */
export async function setMark(
  tx: Queryable,
  { personId, listingId }: PersonAndHome,
  mark: HomeMark,
): Promise<boolean> {
  const { rows } = await sql`
    insert into kept_home (person_id, listing_id, mark, marked_at, price_cents_then, status_then)
    select ${personId}, id, ${mark}, now(), list_price_cents, standard_status
    from listing where id = ${listingId}
    on conflict (person_id, listing_id) do update set
      ${previous}, mark = excluded.mark, marked_at = excluded.marked_at,
      price_cents_then = excluded.price_cents_then, status_then = excluded.status_then
    where kept_home.mark is distinct from excluded.mark
    returning 1 as changed`.execute(tx);
  return rows.length > 0;
}

/** Takes a mark away, whichever stands without `mark`. Answers the one that went; null for none. */
export async function takeMarkAway(
  tx: Queryable,
  { personId, listingId }: PersonAndHome,
  mark: HomeMark | null,
): Promise<HomeMark | null> {
  const { rows } = await sql<{ gone: HomeMark }>`
    update kept_home set
      ${previous}, mark = null, marked_at = null, price_cents_then = null, status_then = null
    where person_id = ${personId} and listing_id = ${listingId}
      and mark = coalesce(${mark}::text, mark)
    returning previous_mark as gone`.execute(tx);
  return rows[0]?.gone ?? null;
}

/**
 * Puts the mark of before the last change back, with its instant and price. Answers the one that
 * went for it, null where none stood; undefined where the mark of before was another.
 */
export async function putMarkBack(
  tx: Queryable,
  { personId, listingId }: PersonAndHome,
  mark: HomeMark,
): Promise<HomeMark | null | undefined> {
  const { rows } = await sql<{ gone: HomeMark | null }>`
    update kept_home set
      ${previous}, mark = previous_mark, marked_at = previous_marked_at,
      price_cents_then = previous_price_cents, status_then = previous_status
    where person_id = ${personId} and listing_id = ${listingId}
      and previous_mark = ${mark} and mark is distinct from ${mark}
    returning previous_mark as gone`.execute(tx);
  return rows[0]?.gone;
}

/** Replaces a note that still has this version, of a home that is marked; null otherwise. */
export async function replaceNote(
  tx: Queryable,
  { personId, listingId }: PersonAndHome,
  { note, version }: { note: string; version: number },
): Promise<number | null> {
  const { rows } = await sql<{ note_version: number }>`
    update kept_home set note = ${note}, note_version = note_version + 1
    where person_id = ${personId} and listing_id = ${listingId} and mark is not null
      and note_version = ${version}
    returning note_version`.execute(tx);
  return rows[0]?.note_version ?? null;
}

/** What the person keeps about one home, null when it was never marked. */
export async function findKeptHome(
  db: Queryable,
  { personId, listingId }: PersonAndHome,
): Promise<KeptHomeRow | null> {
  const { rows } = await sql<KeptHomeRow>`
    select listing_id, mark, marked_at, price_cents_then, status_then, note, note_version
    from kept_home where person_id = ${personId} and listing_id = ${listingId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * The home of an MLS number (any case) that the person marked or viewed, also when it is no longer
 * shown; null for none.
 */
export async function findOwnListingId(
  db: Queryable,
  personId: string,
  mlsNumber: string,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l
    left join kept_home k on k.listing_id = l.id and k.person_id = ${personId}
    left join viewed_home v on v.listing_id = l.id and v.person_id = ${personId}
    where lower(l.mls_number) = ${mlsNumber.toLowerCase()}
      and (k.person_id is not null or v.person_id is not null)
    order by (k.mark is not null) desc, (l.reach = 'search') desc, l.modified_at desc, l.id desc
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export interface MarkRow {
  mls_number: string;
  mark: HomeMark | null;
  is_viewed: boolean;
}

/** Which of these MLS numbers (lower case) the person marked or viewed. */
export async function selectMarks(
  db: Queryable,
  personId: string,
  mlsNumbers: readonly string[],
): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select l.mls_number, max(k.mark) as mark, bool_or(v.person_id is not null) as is_viewed
    from listing l
    left join kept_home k
      on k.listing_id = l.id and k.person_id = ${personId} and k.mark is not null
    left join viewed_home v
      on v.listing_id = l.id and v.person_id = ${personId} and v.hidden_at is null
    where lower(l.mls_number) = any(${mlsNumbers}::text[])
      and (k.person_id is not null or v.person_id is not null)
    group by l.mls_number`.execute(db);
  return rows;
}

/** Everything that the person marked, for the export of their data; at most `most`. */
export async function selectMarkedHomes(db: Queryable, personId: string, most: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select l.mls_number, k.mark, k.marked_at, k.price_cents_then, k.status_then, k.note,
      k.changed_at
    from kept_home k join listing l on l.id = k.listing_id
    where k.person_id = ${personId} order by k.changed_at desc limit ${most}`.execute(db);
  return rows;
}

/** Forgets what people marked and noted. */
export async function deleteMarks(tx: Queryable, personIds: readonly string[]): Promise<void> {
  await sql`delete from kept_home where person_id = any(${personIds}::uuid[])`.execute(tx);
}
