import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { selectHistory } from './listing-history-store.ts';
import { requireShownListingId } from './shown-listing-id.ts';

/** The price and status history of one home, newest first. Refuses (listing-not-found). */
export async function getListingHistory(
  { db }: { db: Queryable },
  { mlsNumber }: QueryOf<typeof listingEndpoints.getListingHistory>,
): Promise<AnswerOf<typeof listingEndpoints.getListingHistory>> {
  const id = await requireShownListingId(db, mlsNumber);
  const rows = await selectHistory(db, id);
  return {
    value: rows.map((row) => ({
      at: row.happened_at.toISOString(),
      event: row.event,
      priceCents: row.price_cents,
      previousPriceCents: row.previous_price_cents,
      status: row.status,
      previousStatus: row.previous_status,
    })),
  };
}
