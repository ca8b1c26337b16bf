import { SIGNED_FILE } from '@homestead/contract/documents';
import type { Caller, DatabaseTransaction, Services } from '#platform';
import type { SubjectRef } from '../subjects/document-subjects.ts';
import { type DocumentRow, insertDocument } from './document-store.ts';

interface UploadedDocument {
  key: string;
  about: SubjectRef | null;
  title?: string;
  homeAddress?: string;
}

/** Starts a document from an uploaded PDF. Refuses (file-not-found) what isn’t the caller’s. */
export async function createFileDocument(
  { files }: Pick<Services, 'files'>,
  tx: DatabaseTransaction,
  caller: Caller,
  { key, about, title, homeAddress = '' }: UploadedDocument,
): Promise<DocumentRow> {
  const { name } = await files.requireOwn(tx, key, { purpose: SIGNED_FILE, caller });
  const pageCount = await files.pagesOfOwn(key, { purpose: SIGNED_FILE, caller });
  return insertDocument(tx, {
    ...{ form: null, formVersion: null, fileKey: key, pageCount, title: title || name },
    ...{ about, homeAddress, answers: {}, sources: {}, facts: {}, amendsId: null },
    ownerId: caller.personId,
  });
}
