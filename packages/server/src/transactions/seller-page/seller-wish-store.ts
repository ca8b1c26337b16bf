import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { buyerName, onHome } from '../listing-files/listing-offer-store.ts';

export type WishRow = RowOf<'seller_wish'> & {
  number: number;
  code: string;
  /** Who buys. */
  buyer: string | null;
  side: string;
  /** Of the offer as it is. */
  version: number;
};

/** Stores what a seller would like to do with an offer on their home. */
export async function insertWish(
  tx: Queryable,
  said: {
    fileId: string;
    offerId: string;
    leadId: string;
    linkId: string;
    wish: string;
    version: number;
  },
): Promise<void> {
  const { fileId, offerId, leadId, linkId, wish, version } = said;
  await sql`
    insert into seller_wish (listing_file_id, offer_id, lead_id, link_id, wish, offer_version)
    values (${fileId}, ${offerId}, ${leadId}, ${linkId}, ${wish}, ${version})`.execute(tx);
}

/**
 * The newest wish for each offer of a listing file that the call may open, at most 50: of offers
 * that its people still see.
 */
export async function selectWishes(db: Queryable, file: ListingFileRow): Promise<WishRow[]> {
  const { rows } = await sql<WishRow>`
    select * from (
      select distinct on (seller_wish.offer_id) seller_wish.*,
        offer.number, offer.code, offer.side, ${buyerName} as buyer, offer.version
      from seller_wish join offer on offer.id = seller_wish.offer_id
      where seller_wish.listing_file_id = ${file.id} and ${onHome(file)}
      order by seller_wish.offer_id, seller_wish.id desc) newest
    order by id desc limit 50`.execute(db);
  return rows;
}
