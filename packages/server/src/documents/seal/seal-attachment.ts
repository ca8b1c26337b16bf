import { randomBytes } from 'node:crypto';
import {
  canonicalJson,
  type FormAnswers,
  type FormDefinition,
  type Json,
  SEAL_FILE,
  type SealedDocument,
  type SealFacts,
  textOfDocuments,
  textOfSeal,
} from '@homestead/contract/documents';
import { sha256 } from '#platform';

/** A file for pdfkit: `paper.file(bytes, options)`. */
export interface SealAttachment {
  readonly bytes: Buffer;
  readonly options: { readonly name: string; readonly type: string; readonly relationship: 'Data' };
}

/** What a PDF must have attached before it is sealed. The same facts are the same bytes. */
export function sealAttachment(facts: SealFacts): SealAttachment {
  return {
    bytes: Buffer.from(textOfSeal(facts), 'utf8'),
    options: { name: SEAL_FILE, type: 'application/json', relationship: 'Data' },
  };
}

/** A random code for the certificate page: 25 letters and digits that can’t be mixed up. */
export function newSealCode(): string {
  return Array.from(randomBytes(25), (byte) => letters[byte % 32]).join('');
}

const letters = 'abcdefghjkmnpqrstuvwxyz023456789';

/** SHA-256 of data as canonical JSON, in hexadecimal digits. */
export function hashOfJson(value: Json): string {
  return sha256(canonicalJson(value)).toString('hex');
}

/** A form with its answers, as it is sealed. */
export function sealedForm(definition: FormDefinition, data: FormAnswers): SealedDocument {
  const { title, key, version } = definition;
  return {
    title,
    form: { key, version, sha256: hashOfJson(definition as unknown as Json) },
    file: null,
    ...{ data, dataHash: hashOfJson(data as Json) },
  };
}

/** An uploaded PDF, as it is sealed. */
export function sealedUpload(title: string, pdf: Uint8Array, data: FormAnswers): SealedDocument {
  const file = sha256(pdf).toString('hex');
  return { title, form: null, file, data, dataHash: hashOfJson(data as Json) };
}

/** What `signed` and `completed` events are about. */
export function hashOfDocuments(documents: readonly SealedDocument[]): string {
  return sha256(textOfDocuments(documents)).toString('hex');
}
