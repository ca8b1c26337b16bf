import type { Caller, Queryable } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { selectListingFilesById } from './listing-file-store.ts';

/** The listing file that an offer was received on; null if there is none in the caller's sight. */
export async function findListingFileOf(
  db: Queryable,
  caller: Caller,
  { listing_file_id: id }: OfferRow,
): Promise<ListingFileRow | null> {
  const [file] = id === null ? [] : await selectListingFilesById(db, caller, [id]);
  return file ?? null;
}
