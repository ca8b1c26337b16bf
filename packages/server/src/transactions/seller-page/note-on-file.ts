import { type DatabaseTransaction, recordChanges, recordEvent } from '#platform';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { LISTING_FILE_RECORD } from '../listing-files/listing-file-table.ts';
import { listingFileChanged } from '../transaction-events.ts';

/** Adds to a listing file’s history what the seller was sent or said; `by` is null for them. */
export async function noteOnFile(
  tx: DatabaseTransaction,
  file: Pick<ListingFileRow, 'id' | 'number'>,
  { field, text, by }: { field: 'seller_link' | 'seller_said'; text: string; by: string | null },
): Promise<void> {
  await recordChanges(tx, [
    {
      ...{ kind: LISTING_FILE_RECORD, recordId: file.id, what: 'edited', changedBy: by },
      ...{ before: { [field]: null }, after: { [field]: text } },
    },
  ]);
  await recordEvent(tx, listingFileChanged, { fileId: file.id, number: file.number });
}
