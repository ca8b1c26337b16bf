import { canonicalJson } from '@homestead/contract/documents';
import { type DatabaseTransaction, sha256 } from '#platform';
import {
  type DocumentRow,
  findNewestVersion,
  insertVersion,
} from '../filling/document-store.ts';

/** SHA-256 over what a document says: its form, version and answers. */
export const hashOfData = ({
  form,
  form_version: version,
  file_key: file,
  answers,
}: Pick<DocumentRow, 'form' | 'form_version' | 'file_key' | 'answers'>): Buffer =>
  sha256(canonicalJson({ form, version, file, answers }));

/**
 * Keeps what a locked document says as a version, unless the newest one says the same.
 * Returns its number and hash.
 */
export async function keepVersion(
  tx: DatabaseTransaction,
  document: DocumentRow,
): Promise<{ number: number; dataHash: Buffer }> {
  const dataHash = hashOfData(document);
  const newest = await findNewestVersion(tx, document.id);
  if (newest?.data_hash.equals(dataHash)) return { number: newest.number, dataHash };
  const number = (newest?.number ?? 0) + 1;
  await insertVersion(tx, document.id, { number, answers: document.answers, dataHash });
  return { number, dataHash };
}
