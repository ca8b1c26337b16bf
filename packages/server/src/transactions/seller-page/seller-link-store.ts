import type { Queryable } from '#platform';
import { type ClientLinkRow, findWorkingLink } from '../client-page/client-link-store.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { findAnyListingFile, lockListingFileById } from '../listing-files/listing-file-store.ts';

/**
 * A seller's link by its id, with its listing file; the file is held until the commit if
 * `isLocked`, and the link is read after that.
 */
export async function findLinkedFile(
  db: Queryable,
  linkId: string,
  { isLocked }: { isLocked: boolean },
): Promise<{ link: ClientLinkRow; file: ListingFileRow } | null> {
  const found = await findWorkingLink(db, linkId);
  if (!found?.listing_file_id) return null;
  const find = isLocked ? lockListingFileById : findAnyListingFile;
  const file = await find(db, found.listing_file_id);
  const link = isLocked ? await findWorkingLink(db, linkId) : found;
  return file && link ? { link, file } : null;
}
