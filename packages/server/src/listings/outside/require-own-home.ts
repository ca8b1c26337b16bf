import type { Queryable } from '#platform';
import { refuseListing } from '../search/refuse-listing.ts';
import { findOwnHome, type OwnHome } from './own-home-store.ts';

/** The home behind an MLS number; refuses (listing-not-found) what may not be shown and what is not there. */
export async function requireOwnHome(db: Queryable, mlsNumber: string): Promise<OwnHome> {
  return (await findOwnHome(db, mlsNumber)) ?? refuseListing('listing-not-found');
}
