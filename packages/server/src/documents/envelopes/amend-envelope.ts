import type { Caller, DatabaseTransaction } from '#platform';
import { insertDocument, selectAnyDocuments } from '../filling/document-store.ts';
import { refuseDocument } from '../refuse-document.ts';
import { subjectOf } from '../subjects/subject-of.ts';
import {
  type EnvelopeRow,
  insertEnvelope,
  selectContained,
  storeContained,
} from './envelope-store.ts';
import {
  type NewRecipient,
  selectFields,
  selectRecipients,
  storeFields,
  storeRecipients,
} from './recipient-store.ts';
import { DAYS_OPEN } from './write-envelope.ts';

/**
 * Starts an amendment: a draft with copies of the documents and the same recipients. What
 * was signed stays as it is. An envelope that is still open ends when its amendment is sent.
 */
export async function amendEnvelope(
  tx: DatabaseTransaction,
  caller: Caller,
  envelope: EnvelopeRow,
): Promise<EnvelopeRow> {
  const isOpen = envelope.state === 'sent' && envelope.first_signed_at !== null;
  if (!isOpen && envelope.state !== 'completed') refuseDocument('envelope-step-refused');
  const contained = await selectContained(tx, [envelope.id]);
  const documents = await selectAnyDocuments(
    tx,
    contained.map(({ document_id: id }) => id),
  );
  const copies = new Map<string, string>();
  for (const one of documents) {
    const copy = await insertDocument(tx, {
      ...{ form: one.form, formVersion: one.form_version, fileKey: one.file_key },
      ...{ pageCount: one.page_count, title: one.title, about: subjectOf(one) },
      ...{ homeAddress: one.home_address, answers: one.answers, sources: {}, facts: one.facts },
      ...{ amendsId: one.id, ownerId: caller.personId },
    });
    copies.set(one.id, copy.id);
  }
  const made = await insertEnvelope(tx, {
    ...{ title: envelope.title, message: '', isInOrder: envelope.is_in_order, dueOn: null },
    expiresAt: new Date(Date.now() + DAYS_OPEN * 24 * 60 * 60 * 1000),
    ...{ homeAddress: envelope.home_address, about: subjectOf(envelope) },
    ...{ ownerId: caller.personId, amendsId: envelope.id },
  });
  await storeContained(tx, made.id, [...copies.values()]);
  const recipients = await selectRecipients(tx, [envelope.id]);
  await storeRecipients(tx, made.id, recipients.map(asNew));
  const news = await selectRecipients(tx, [made.id]);
  const newOf = new Map(
    recipients.map((old) => [old.id, news.find(({ position }) => position === old.position)?.id]),
  );
  const fields = (await selectFields(tx, envelope.id)).flatMap((field) => {
    const [documentId, recipientId] = [
      copies.get(field.document_id),
      newOf.get(field.recipient_id),
    ];
    if (!documentId || !recipientId) return [];
    const { kind, key, is_required: isRequired, place } = field;
    return [{ documentId, recipientId, kind, key, isRequired, place }];
  });
  await storeFields(tx, made.id, fields);
  return made;
}

type Recipient = Awaited<ReturnType<typeof selectRecipients>>[number];

const asNew = (one: Recipient): NewRecipient => ({
  ...{ id: null, position: one.position, turn: one.turn, role: one.role, number: one.number },
  ...{ name: one.name, email: one.email, phone: one.phone, language: one.language },
  isInPerson: one.is_in_person,
});
