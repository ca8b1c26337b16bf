import type { Caller, Queryable } from '#platform';
import { isOnBuyingSide } from '../listing-files/buying-side-store.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { findListingFile } from '../listing-files/listing-file-store.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { findOffer } from '../offers/offer-store.ts';

/** The kinds of what documents belong to in this room. */
export const OFFER_SUBJECT = 'offer';
export const FILE_SUBJECT = 'listing-file';

const NUMBER = /^[1-9]\d{0,9}$/;
const NUMBER_MAX = 2_147_483_647;

/** The number that an id of ours is, as text; null for what can’t be one. */
export function numberOf(id: string): number | null {
  const number = NUMBER.test(id) ? Number(id) : 0;
  return number > 0 && number <= NUMBER_MAX ? number : null;
}

/** The offer of documents, in the caller's sight. */
export async function findOfferOf(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<OfferRow | null> {
  const number = numberOf(id);
  return number === null ? null : findOffer(db, caller, number);
}

/** The listing file of documents, in the caller's sight; none for who has a buyer. */
export async function findFileOf(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<ListingFileRow | null> {
  const number = numberOf(id);
  const file = number === null ? null : await findListingFile(db, caller, number);
  return file && !(await isOnBuyingSide(db, caller, file)) ? file : null;
}
