import type { Caller, Queryable, Services } from '#platform';
import { findDocumentOfFile } from './file-sight-store.ts';
import { requireDocument } from './require-document.ts';

/** Whether a file is of a document that the caller may see. */
export async function isSignedFileInSight(
  services: Pick<Services, 'db'>,
  db: Queryable,
  caller: Caller,
  key: string,
): Promise<boolean> {
  const id = await findDocumentOfFile(db, key);
  if (id === null) return false;
  return requireDocument(services, db, caller, id).then(
    () => true,
    () => false,
  );
}
