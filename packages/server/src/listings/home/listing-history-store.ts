import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export type HistoryRow = RowOf<
  'listing_history',
  'happened_at' | 'price_cents' | 'previous_price_cents' | 'status' | 'previous_status'
> & { event: 'listed' | 'price' | 'status' };

/** The price and status history of a listing, newest first, at most 500. */
export async function selectHistory(db: Queryable, listingId: number): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select happened_at, event, price_cents, previous_price_cents, status, previous_status
    from listing_history where listing_id = ${listingId}
    order by happened_at desc, id desc limit 500`.execute(db);
  return rows;
}
