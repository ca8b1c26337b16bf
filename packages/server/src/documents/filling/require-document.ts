import type { Caller, DatabaseTransaction, Queryable, Services } from '#platform';
import { openDocuments } from '../documents-services.ts';
import { refuseDocument } from '../refuse-document.ts';
import { subjectOf } from '../subjects/subject-of.ts';
import {
  type DocumentRow,
  findAnyDocument,
  findOwnDocument,
  lockAnyDocument,
} from './document-store.ts';

/**
 * A document that the caller may see: their own by scope, or one of what they may see in another
 * room. Refuses (document-not-found) any other.
 */
export async function requireDocument(
  services: Pick<Services, 'db'>,
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<{ document: DocumentRow; mayWrite: boolean }> {
  const { subjects } = openDocuments(services);
  const own = await findOwnDocument(db, caller, id);
  if (own && !(await subjects.isHidden(db, caller, subjectOf(own)))) {
    return { document: own, mayWrite: true };
  }
  const document = (await findAnyDocument(db, id)) ?? refuseDocument('document-not-found');
  const access = await subjects.access(db, caller, subjectOf(document));
  if (access === 'none') refuseDocument('document-not-found');
  return { document, mayWrite: access === 'write' };
}

/** The same to change it: held until the commit. */
export async function requireDocumentToWrite(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  caller: Caller,
  id: string,
): Promise<DocumentRow> {
  const { mayWrite } = await requireDocument(services, tx, caller, id);
  if (!mayWrite) refuseDocument('document-not-found');
  return (await lockAnyDocument(tx, id)) ?? refuseDocument('document-not-found');
}
