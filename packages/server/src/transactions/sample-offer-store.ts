import { sql } from 'kysely';
import type { Queryable } from '#platform';

export async function hasOffers(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from offer limit 1`.execute(db);
  return rows.length > 0;
}

/** Lead of the demo by its email; null while there is none. */
export async function findSampleClient(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from lead where lower(email) = ${email} and merged_into_id is null
    order by created_at limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Homes for sale with a price that fits a demo's buyers. */
export async function selectSampleListings(
  db: Queryable,
  limit: number,
): Promise<{ mlsNumber: string; priceCents: number }[]> {
  const { rows } = await sql<{ mlsNumber: string; priceCents: number }>`
    select mls_number as "mlsNumber", list_price_cents as "priceCents" from listing
    where visibility = 'search' and standard_status = 'Active' and address_shown
      and list_price_cents between 25000000 and 60000000
      and property_subtype = 'Single Family Residence'
    order by row_number() over (partition by city order by mls_number desc), mls_number
    limit ${limit}`.execute(db);
  return rows;
}

/** Moves what happened to an offer back in time. */
export async function moveOfferBack(db: Queryable, id: string, days: number): Promise<void> {
  await sql`
    update offer_step set done_at = done_at - ${days} * interval '1 day'
    where offer_id = ${id}`.execute(db);
}
