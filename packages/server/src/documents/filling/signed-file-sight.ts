import type { Caller, Queryable, Services } from '#platform';
import { isFileOfTemplate, selectDocumentsOfFile } from './file-sight-store.ts';
import { requireDocument } from './require-document.ts';

/** Whether a file is of a document that the caller may see, or of a template that they may use. */
export async function isSignedFileInSight(
  services: Pick<Services, 'db'>,
  db: Queryable,
  caller: Caller,
  key: string,
): Promise<boolean> {
  if (await isFileOfTemplate(db, caller.personId, key)) return true;
  for (const id of await selectDocumentsOfFile(db, caller, key)) {
    const isSeen = await requireDocument(services, db, caller, id).then(
      () => true,
      () => false,
    );
    if (isSeen) return true;
  }
  return false;
}
