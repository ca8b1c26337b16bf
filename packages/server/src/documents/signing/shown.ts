import { canonicalJson } from '@homestead/contract/documents';
import { type Queryable, sha256 } from '#platform';
import type { FieldRow, RecipientRow } from '../envelopes/recipient-store.ts';
import type { DocumentRow } from '../filling/document-store.ts';
import { selectContainedDocuments, selectFieldsOf } from './contained.ts';

/**
 * SHA-256 (hex) of what a recipient signs: what every document says, what is in their own fields,
 * and how their marks look. The page sends it back with Submit: a signature is only for what was
 * shown.
 */
export function hashOfShown(
  { signature, initials }: Pick<RecipientRow, 'signature' | 'initials'>,
  documents: readonly DocumentRow[],
  fields: readonly FieldRow[],
): string {
  const hashOf = (image: Buffer | null) => image && sha256(image).toString('hex');
  const shown = {
    documents: documents.map(({ id, title, form, form_version: version, file_key, answers }) => ({
      ...{ id, title, form, version, file: file_key, answers },
    })),
    fields: fields.map(({ id, kind, key, value, filled_at: at }) => ({
      ...{ id, kind, key, value, isFilled: at !== null },
    })),
    ...{ signature: hashOf(signature), initials: hashOf(initials) },
  };
  return sha256(canonicalJson(shown)).toString('hex');
}

/** The same of what is stored now. */
export async function readShown(db: Queryable, recipient: RecipientRow): Promise<string> {
  const documents = await selectContainedDocuments(db, recipient.envelope_id);
  return hashOfShown(recipient, documents, await selectFieldsOf(db, recipient));
}
