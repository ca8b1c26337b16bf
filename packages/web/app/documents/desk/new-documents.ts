import { type FormKey, SIGNED_FILE } from '@homestead/contract/documents';
import { personApi } from '#accounts';
import type { FormKey as SentOnce } from '#desk';
import { uploadFile } from '#platform';
import { documents } from './document-client.ts';

/** What documents belong to, and the home they are about. */
export interface DocumentNaming {
  homeAddress?: string;
  about?: { kind: string; id: string };
}

/** Starts a form. */
export async function startForm(form: FormKey, naming: DocumentNaming, key: SentOnce) {
  return (await documents.createDocument({ form, ...naming }, key)).data;
}

/** Uploads a PDF and starts a document of it, called as the file. */
export async function startFile(file: File, naming: DocumentNaming, key: SentOnce) {
  const uploaded = await uploadFile(file, { api: personApi, purpose: SIGNED_FILE });
  const title = file.name.replace(/\.pdf$/i, '').slice(0, 200);
  const given = { file: uploaded, ...(title && { title }), ...naming };
  return (await documents.createDocument(given, key)).data;
}
