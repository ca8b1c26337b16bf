import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { LISTED_AT } from './photo-sweep-store.ts';

/** The address of a picture now; null when the MLS has changed or dropped the picture. */
export async function findAddress(
  db: Queryable,
  photo: { id: number; token: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('photo')
    .select('source_url')
    .where('id', '=', photo.id)
    .where('token', '=', photo.token)
    .executeTakeFirst();
  return row?.source_url ?? null;
}

/** Stores new addresses of those pictures of a home that are still the same. */
export async function saveAddresses(
  db: Queryable,
  listingId: number,
  photos: readonly { token: string; source_url: string }[],
): Promise<void> {
  const given = photos.map(({ token, source_url }) => ({ token, source_url }));
  await sql`
    update photo p set source_url = r.source_url
    from json_to_recordset(${JSON.stringify(given)}::json) as r(token text, source_url text)
    where p.listing_id = ${listingId} and p.token = r.token
      and p.source_url <> r.source_url`.execute(db);
}

/**
 * The main photos that a sweep copies after this home's: of the next 400 homes in search, those
 * that are due, with their addresses.
 */
export async function findDueAfter(
  db: Queryable,
  listingId: number,
): Promise<{ listingId: number; address: string }[]> {
  const { rows } = await sql<{ listingId: number; address: string }>`
    select home.id as "listingId", main.source_url as address
    from (
      select id, ${LISTED_AT} as listed_at from listing
      where visibility = 'search'
        and (${LISTED_AT}, id) <
          (select ${LISTED_AT}, id from listing where id = ${listingId})
      order by ${LISTED_AT} desc, id desc limit 400
    ) home
    join lateral (
      select source_url, state, next_try_at from photo
      where listing_id = home.id and shown order by position, id limit 1
    ) main on main.state = 'waiting' and main.next_try_at <= now()
    order by home.listed_at desc, home.id desc`.execute(db);
  return rows;
}
