import type { envelopeTemplateEndpoints } from '@homestead/contract/documents';
import type { BodyOf } from '@homestead/contract/platform';
import {
  type Actor,
  changeRecord,
  createRecord,
  type DatabaseTransaction,
  type Services,
} from '#platform';
import { selectContained } from '../envelopes/envelope-store.ts';
import { selectFields, selectRecipients } from '../envelopes/recipient-store.ts';
import { requireEnvelopeToWrite } from '../envelopes/require-envelope.ts';
import { selectAnyDocuments } from '../filling/document-store.ts';
import { refuseDocument } from '../refuse-document.ts';
import { lockToWrite, mayShare, requireToWrite, templateTable } from './envelope-template.ts';
import {
  storeTemplateDocuments,
  type TemplateField,
  type TemplateRow,
} from './envelope-template-store.ts';

type Given = BodyOf<typeof envelopeTemplateEndpoints.saveEnvelopeTemplate>;

/**
 * Saves what an envelope has as a template, a new one or in place of another: its forms and files,
 * who signs by role and turn, fields, title, message and days. No names, addresses or answers.
 * Refuses (envelope-signed), and (template-file-refused) a PDF that a colleague uploaded, which the
 * caller may not be able to open forever.
 */
export async function saveTemplate(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  actor: Actor,
  { envelopeId, given }: { envelopeId: string; given: Given },
): Promise<TemplateRow> {
  const { caller } = actor;
  const envelope = await requireEnvelopeToWrite(services, tx, caller, envelopeId);
  if (envelope.first_signed_at !== null) refuseDocument('envelope-signed');
  const contained = await selectContained(tx, [envelopeId]);
  const documents = await selectAnyDocuments(
    tx,
    contained.map(({ document_id: id }) => id),
  );
  const isOthers = documents.some((one) => one.file_key && one.owner_id !== caller.personId);
  if (isOthers && !mayShare(caller)) refuseDocument('template-file-refused');
  const recipients = await selectRecipients(tx, [envelopeId]);
  const fields = (await selectFields(tx, envelopeId)).flatMap((field): TemplateField[] => {
    const document = documents.findIndex(({ id }) => id === field.document_id) + 1;
    const person = recipients.findIndex(({ id }) => id === field.recipient_id) + 1;
    const { kind, is_required: isRequired, place } = field;
    return place && document > 0 && person > 0
      ? [{ document, person, kind, isRequired, place }]
      : [];
  });
  const values: Partial<TemplateRow> = {
    ...{ name: given.name, owner_id: given.isShared ? null : caller.personId },
    ...{ title: envelope.title, message: envelope.message, is_in_order: envelope.is_in_order },
    ...{ due_days: given.dueDays, expires_days: given.expiresDays, fields },
    people: recipients.map(({ role, number, turn, language }) => ({
      ...{ role, number, turn, language },
    })),
  };
  requireToWrite(caller, { owner_id: values.owner_id ?? null });
  const row = given.replaces
    ? await changeRecord(tx, templateTable, actor, await lockToWrite(tx, given.replaces, caller), {
        what: 'changed',
        set: { ...values, changed_at: new Date() },
      })
    : await createRecord(tx, templateTable, actor, values);
  await storeTemplateDocuments(
    tx,
    row.id,
    documents.map(({ form, file_key, page_count, title }) => ({
      ...{ form, file_key, page_count, title },
    })),
  );
  return row;
}
