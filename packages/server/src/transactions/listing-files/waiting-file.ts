import { type ListingFileState, openListingFileStates } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import type { ListingFileRow } from './listing-file-columns.ts';

/** Whether a listing file waits for a broker to confirm it. */
export const isWaiting = ({
  state,
  confirmed_at,
}: Pick<ListingFileRow, 'state' | 'confirmed_at'>): boolean =>
  confirmed_at === null && openListingFileStates.includes(state as ListingFileState);

/** SQL: the same of the row of `listing_file`, as in the index `listing_file_waiting`. */
export const waits = sql`(listing_file.confirmed_at is null
  and listing_file.state in ('active', 'under-contract'))`;
