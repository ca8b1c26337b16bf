import type { FieldKind } from '@homestead/contract/documents';
import { inLanguage, joinPages, type PageMark, type Services } from '#platform';
import type { FieldRow, RecipientRow } from '../envelopes/recipient-store.ts';
import { fieldMarkMessages } from '../messages/field-marks.ts';
import { refuseDocument } from '../refuse-document.ts';
import type { InSession } from '../signing/in-session.ts';
import { readSignedEnvelope } from './read-signed-envelope.ts';
import { fileTitle } from './seal-envelope.ts';
import { uploadedPages } from './uploaded-pages.ts';

const labels: Readonly<Record<FieldKind, () => string>> = {
  signature: fieldMarkMessages.signature,
  initials: fieldMarkMessages.initials,
  date: fieldMarkMessages.date,
  text: fieldMarkMessages.text,
  checkbox: fieldMarkMessages.checkbox,
};

/**
 * The pages of one uploaded document as they are before a recipient signs them: with what others
 * have signed, and frames where the recipient's own fields are. Refuses (envelope-not-found) a
 * document that isn't an uploaded one of this envelope.
 */
export async function readDocumentToSign(
  services: Pick<Services, 'db' | 'files'>,
  { envelope, recipient }: Pick<InSession, 'envelope' | 'recipient'>,
  documentId: string,
): Promise<{ name: string; bytes: Buffer }> {
  const signed = await readSignedEnvelope(services.db, envelope);
  const row = signed.documents.find((one) => one.row.id === documentId)?.row;
  const key = row?.file_key;
  if (!row || !key) return refuseDocument('envelope-not-found');
  const added = await uploadedPages(services, signed, { row, key, after: 0 });
  const theirs = signed.fields.filter(({ document_id: id }) => id === documentId);
  return inLanguage(recipient.language, async () => {
    const frames = recipient.state === 'signed' ? [] : framesOf(recipient, theirs);
    const marks = [...added.marks, ...frames];
    const { bytes } = await joinPages(null, [{ ...added, marks }]);
    const title = fieldMarkMessages.pages({ title: row.title });
    return { name: `${fileTitle(title)}.pdf`, bytes };
  });
}

const framesOf = ({ id }: RecipientRow, fields: readonly FieldRow[]): PageMark[] =>
  fields.flatMap(({ recipient_id: by, place, kind }) =>
    by === id && place ? [{ place, kind: 'frame' as const, label: labels[kind]() }] : [],
  );
