import type { ListingDocumentKey } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import type { Caller, Queryable, RowOf } from '#platform';
import type { ListingFileRow } from './listing-file-columns.ts';
import { listingFileInSight } from './listing-file-store.ts';

export type DocumentFileRow = RowOf<'listing_document_file'>;

/** The files of a listing file’s documents, newest first, with those that were removed. */
export async function selectDocumentFiles(
  db: Queryable,
  fileId: string,
): Promise<DocumentFileRow[]> {
  const { rows } = await sql<DocumentFileRow>`
    select * from listing_document_file where listing_file_id = ${fileId}
    order by added_at desc, id`.execute(db);
  return rows;
}

/** Attaches an uploaded file to a document of a locked listing file. Returns its id. */
export async function insertDocumentFile(
  tx: Queryable,
  {
    fileId,
    document,
    key,
    by,
  }: { fileId: string; document: ListingDocumentKey; key: string; by: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into listing_document_file (listing_file_id, document, file_key, added_by)
    values (${fileId}, ${document}, ${key}, ${by}) returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** Notes that a file of a document was removed: why, or what replaced it. */
export async function storeRemoval(
  tx: Queryable,
  id: string,
  { by, because, replacedBy }: { by: string; because: string | null; replacedBy: string | null },
): Promise<void> {
  await sql`
    update listing_document_file set removed_at = now(), removed_by = ${by},
      removed_because = ${because}, replaced_by = ${replacedBy}
    where id = ${id}`.execute(tx);
}

/** Whether a file is of a document of a listing file in the caller’s sight. */
export async function isDocumentFileInSight(
  db: Queryable,
  caller: Caller,
  key: string,
): Promise<boolean> {
  const { rows } = await sql<Pick<ListingFileRow, 'id'>>`
    select listing_file.id from listing_document_file document
    join listing_file on listing_file.id = document.listing_file_id
    where document.file_key = ${key} and ${listingFileInSight(caller)}`.execute(db);
  return rows.length > 0;
}

/** Those of the keys that are files of documents, removed ones among them. */
export async function selectUsedDocumentFiles(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from listing_document_file
    where file_key = any(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ file_key }) => file_key));
}
