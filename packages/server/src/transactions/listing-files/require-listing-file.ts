import type { Caller, Queryable } from '#platform';
import { refuseTransaction } from '../refuse-transaction.ts';
import { isOnBuyingSide } from './buying-side-store.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { findListingFile, lockListingFile } from './listing-file-store.ts';

/** Refuses (listing-file-not-found) a listing file out of the caller's sight. */
export async function requireListingFile(
  db: Queryable,
  caller: Caller,
  id: number,
): Promise<ListingFileRow> {
  const file = await findListingFile(db, caller, id);
  return file ?? refuseTransaction('listing-file-not-found');
}

/** The same, held until the commit. */
export async function requireLockedFile(
  tx: Queryable,
  caller: Caller,
  id: number,
): Promise<ListingFileRow> {
  const file = await lockListingFile(tx, caller, id);
  return file ?? refuseTransaction('listing-file-not-found');
}

/** The same as `requireListingFile`; refuses (buying-side) who has a buyer for the home. */
export async function requireSellersFile(
  db: Queryable,
  caller: Caller,
  id: number,
): Promise<ListingFileRow> {
  const file = await requireListingFile(db, caller, id);
  if (await isOnBuyingSide(db, caller, file)) refuseTransaction('buying-side');
  return file;
}

/** The same, held until the commit. */
export async function requireLockedSellersFile(
  tx: Queryable,
  caller: Caller,
  id: number,
): Promise<ListingFileRow> {
  const file = await requireLockedFile(tx, caller, id);
  if (await isOnBuyingSide(tx, caller, file)) refuseTransaction('buying-side');
  return file;
}
