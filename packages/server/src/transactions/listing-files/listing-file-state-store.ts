import { type ListingFileState, openListingFileStates } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { ListingFileRow } from './listing-file-columns.ts';

/** Sets the state of a locked listing file, when it ended, and who confirmed it. */
export async function storeListingState(
  tx: Queryable,
  id: string,
  state: ListingFileState,
  { confirmed_at, confirmed_by }: Pick<ListingFileRow, 'confirmed_at' | 'confirmed_by'>,
): Promise<ListingFileRow> {
  const isOpen = openListingFileStates.includes(state);
  const { rows } = await sql<ListingFileRow>`
    update listing_file set state = ${state}, version = version + 1,
      ended_at = ${isOpen ? sql`null` : sql`now()`},
      confirmed_at = ${confirmed_at}, confirmed_by = ${confirmed_by}
    where id = ${id} returning *`.execute(tx);
  return rows[0] as ListingFileRow;
}

/** Raises the version of a locked listing file, because something that belongs to it changed. */
export async function raiseVersion(tx: Queryable, id: string): Promise<ListingFileRow> {
  const { rows } = await sql<ListingFileRow>`
    update listing_file set version = version + 1
    where id = ${id} returning *`.execute(tx);
  return rows[0] as ListingFileRow;
}
