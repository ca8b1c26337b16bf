import type { ListingDocumentKey } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

export type ListingDocumentRow = RowOf<'listing_file_document'>;

/** The documents of a listing file that anything is noted about. */
export async function selectListingDocuments(
  db: Queryable,
  fileId: string,
): Promise<ListingDocumentRow[]> {
  const { rows } = await sql<ListingDocumentRow>`
    select * from listing_file_document where listing_file_id = ${fileId}`.execute(db);
  return rows;
}

/** Stores what is noted about a document of a locked listing file. */
export async function storeListingDocument(
  tx: Queryable,
  fileId: string,
  document: ListingDocumentKey,
  noted: Pick<ListingDocumentRow, 'received_on' | 'waived_because' | 'noted_by' | 'note'>,
): Promise<void> {
  const { received_on, waived_because, noted_by, note } = noted;
  await sql`
    insert into listing_file_document
      (listing_file_id, document, received_on, waived_because, noted_by, note)
    values (${fileId}, ${document}, ${received_on}, ${waived_because}, ${noted_by}, ${note})
    on conflict (listing_file_id, document) do update set received_on = excluded.received_on,
      waived_because = excluded.waived_because, noted_by = excluded.noted_by,
      noted_at = now(), note = excluded.note`.execute(tx);
}
