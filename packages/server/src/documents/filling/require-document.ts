import type { Caller, DatabaseTransaction, Queryable, Services } from '#platform';
import { openDocuments } from '../documents-services.ts';
import { refuseDocument } from '../refuse-document.ts';
import { isSameSubject, subjectOf } from '../subjects/subject-of.ts';
import {
  type DocumentRow,
  findAnyDocument,
  findOwnDocument,
  lockAnyDocument,
  selectDocumentsBySight,
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

/**
 * Several that the caller may change, in the order of their ids: one query for all of them, and the
 * right to each thing that they belong to once. Refuses (document-not-found) any other.
 */
export async function requireDocumentsToWrite(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  caller: Caller,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  const rows = await selectDocumentsBySight(tx, caller, ids);
  if (rows.length < ids.length) refuseDocument('document-not-found');
  const { subjects } = openDocuments(services);
  const hasSubjects = rows.some((row) => subjectOf(row) !== null);
  const hidden = hasSubjects ? await subjects.hiddenFrom(tx, caller) : [];
  const rights = new Map<string, string>();
  for (const row of rows) {
    const about = subjectOf(row);
    const isHidden = about !== null && hidden.some((one) => isSameSubject(one, about));
    if (row.is_own && !isHidden) continue;
    const key = JSON.stringify(about);
    const access = rights.get(key) ?? (await subjects.access(tx, caller, about));
    rights.set(key, access);
    if (access !== 'write') refuseDocument('document-not-found');
  }
  return rows;
}
