import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { type Queryable, thisMoment } from '#platform';
import { requireShownListingId } from '../home/shown-listing-id.ts';
import { selectComingOpenHouses } from './open-house-read-store.ts';

/** The public open houses of one home that are not over, soonest first. Refuses (listing-not-found). */
export async function getOpenHouses(
  { db }: { db: Queryable },
  { ListingId }: QueryOf<typeof listingEndpoints.getOpenHouses>,
): Promise<AnswerOf<typeof listingEndpoints.getOpenHouses>> {
  const id = await requireShownListingId(db, ListingId);
  const rows = await selectComingOpenHouses(db, id, thisMoment().now);
  return {
    status: 'success',
    data: rows.map((row) => ({
      openHouseKey: row.open_house_key,
      openHouseStartTime: row.starts_at.toISOString(),
      openHouseEndTime: row.ends_at.toISOString(),
      openHouseType: row.type,
      openHouseRemarks: row.remarks,
    })),
  };
}
