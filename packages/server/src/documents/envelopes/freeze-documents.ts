import {
  canonicalJson,
  type FormDefinition,
  type SealedDocument,
  SIGNED_FILE,
} from '@homestead/contract/documents';
import { type DatabaseTransaction, type Services, sha256 } from '#platform';
import { type DocumentRow, findNewestVersion, insertVersion } from '../filling/document-store.ts';
import { hashOfForm } from '../filling/keep-form.ts';

/** SHA-256 over the answers of a document, as seals name it. */
export const hashOfData = ({ answers }: Pick<DocumentRow, 'answers'>): Buffer =>
  sha256(canonicalJson(answers));

/** What seals say of a document: its form and version, or its file, and its data. */
export async function sealedDocument(
  { files }: Pick<Services, 'files'>,
  row: DocumentRow,
  definition: FormDefinition | null,
): Promise<SealedDocument> {
  const { title, form, form_version: version, file_key: key, answers } = row;
  const file = key && sha256(await files.contentOf(key, SIGNED_FILE)).toString('hex');
  return {
    title,
    form:
      form && version && definition
        ? { key: form, version, sha256: hashOfForm(definition).toString('hex') }
        : null,
    ...{ file, data: answers, dataHash: hashOfData(row).toString('hex') },
  };
}

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
