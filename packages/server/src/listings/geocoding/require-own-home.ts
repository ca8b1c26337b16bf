import type { Queryable } from '#platform';
import { refuseListing } from '../refuse-listing.ts';
import type { OwnHome } from './own-home.ts';
import { findOwnHome } from './own-home-store.ts';

/** The home with an MLS number; refuses (listing-not-found) hidden and missing homes alike. */
export async function requireOwnHome(db: Queryable, mlsNumber: string): Promise<OwnHome> {
  return (await findOwnHome(db, mlsNumber)) ?? refuseListing('listing-not-found');
}
