import type { FieldInput, FormDefinition, RecipientInput } from '@homestead/contract/documents';
import { dateAfter, localDate, localInstants, storedPhone } from '@homestead/contract/platform';
import {
  type Caller,
  type DatabaseTransaction,
  findFileFacts,
  refuse,
  type Services,
} from '#platform';
import { openDocuments } from '../documents-services.ts';
import type { DocumentRow } from '../filling/document-store.ts';
import { inputsOf } from '../filling/find-input.ts';
import { keptForms } from '../filling/keep-form.ts';
import { requireDocumentsToWrite } from '../filling/require-document.ts';
import { refuseDocument } from '../refuse-document.ts';
import type { SubjectRef } from '../subjects/document-subjects.ts';
import { subjectOf } from '../subjects/subject-of.ts';
import {
  type EnvelopeRow,
  insertEnvelope,
  selectTakenDocuments,
  storeContained,
  storeContent,
} from './envelope-store.ts';
import {
  type NewField,
  type NewRecipient,
  type RecipientRow,
  selectRecipients,
  storeFields,
  storeRecipients,
} from './recipient-store.ts';

/** How long an envelope can be signed where nobody says otherwise. */
export const DAYS_OPEN = 30;
export const DAYS_OPEN_MAX = 365;
export const EXPIRATION = 'Expiration date';
/** What all uploaded documents of an envelope can have together, so that they can be sealed. */
const UPLOADED_MAX = { pages: 500, megabytes: 40 };

interface EnvelopeInput {
  title: string;
  message: string;
  isInOrder: boolean;
  dueOn: string | null;
  expiresOn: string | null;
  documents: readonly string[];
  recipients: readonly RecipientInput[];
  fields: readonly FieldInput[];
}

/**
 * Makes an envelope of documents that the caller may change. Refuses (document-not-found),
 * (document-in-envelope), (document-elsewhere) documents of another deal, and what its recipients
 * can’t be (bad-input).
 */
export async function makeEnvelope(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  caller: Caller,
  {
    about,
    amendsId,
    ...input
  }: EnvelopeInput & { about: SubjectRef | null; amendsId: string | null },
): Promise<EnvelopeRow> {
  const documents = await requireFreeDocuments(services, tx, caller, {
    ...{ ids: input.documents, about, envelopeId: null },
  });
  const content = contentOf(input, documents);
  const row = await insertEnvelope(tx, { ...content, about, amendsId, ownerId: caller.personId });
  await storeParts(tx, row, input, documents);
  return row;
}

/** Edits a locked envelope that nobody has signed. */
export async function rewriteEnvelope(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  caller: Caller,
  { envelope, input }: { envelope: EnvelopeRow; input: EnvelopeInput },
): Promise<EnvelopeRow> {
  const { id } = envelope;
  const documents = await requireFreeDocuments(services, tx, caller, {
    ...{ ids: input.documents, about: subjectOf(envelope), envelopeId: id },
  });
  const row = await storeContent(tx, id, contentOf(input, documents));
  await storeParts(tx, row, input, documents);
  return row;
}

async function requireFreeDocuments(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  caller: Caller,
  {
    ids,
    about,
    envelopeId,
  }: { ids: readonly string[]; about: SubjectRef | null; envelopeId: string | null },
): Promise<DocumentRow[]> {
  if (new Set(ids).size < ids.length) refuseDocument('document-in-envelope');
  const documents = await requireDocumentsToWrite(services, tx, caller, ids);
  if ((await selectTakenDocuments(tx, ids, envelopeId)).length > 0) {
    refuseDocument('document-in-envelope');
  }
  const { subjects } = openDocuments(services);
  for (const one of documents) {
    const of = subjectOf(one);
    if (of && !(await subjects.isOneDeal(tx, about, of))) refuseDocument('document-elsewhere');
  }
  await requireSealableSize(tx, documents);
  return documents;
}

/** Refuses (bad-input) more uploaded pages or bytes than one PDF can be made of. */
async function requireSealableSize(
  tx: DatabaseTransaction,
  documents: readonly DocumentRow[],
): Promise<void> {
  const keys = documents.flatMap(({ file_key: key }) => key ?? []);
  const files = [...(await findFileFacts(tx, keys)).values()];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const pages = documents.reduce((sum, { page_count: count }) => sum + (count ?? 0), 0);
  const { pages: most, megabytes } = UPLOADED_MAX;
  if (pages <= most && bytes <= megabytes * 1024 * 1024) return;
  const label = 'Documents';
  const message = `${label} can have at most ${most} uploaded pages and ${megabytes} MB together`;
  refuse('bad-input', { fields: [{ field: 'documents', label, message }] });
}

function contentOf(input: EnvelopeInput, documents: readonly DocumentRow[]) {
  const { title, message, isInOrder, dueOn, expiresOn } = input;
  const today = localDate(new Date());
  const refuseDay = (field: string, label: string, what: string) =>
    refuse('bad-input', { fields: [{ field, label, message: `${label} ${what}` }] });
  if (dueOn !== null && dueOn < today) refuseDay('dueOn', 'Due date', 'can’t be in the past');
  if (expiresOn !== null && expiresOn <= today) {
    refuseDay('expiresOn', EXPIRATION, 'must be in the future');
  }
  if (expiresOn !== null && expiresOn > dateAfter(today, DAYS_OPEN_MAX)) {
    refuseDay('expiresOn', EXPIRATION, 'can be at most a year from now');
  }
  const lastDay = expiresOn ?? dateAfter(today, DAYS_OPEN);
  const [expiresAt = null] = localInstants(dateAfter(lastDay, 1), '00:00');
  const homeAddress = documents.find((one) => one.home_address !== '')?.home_address ?? '';
  return { title, message, isInOrder, dueOn, expiresAt, homeAddress };
}

async function storeParts(
  tx: DatabaseTransaction,
  { id }: EnvelopeRow,
  input: EnvelopeInput,
  documents: readonly DocumentRow[],
): Promise<void> {
  await storeContained(tx, id, input.documents);
  const known = (await selectRecipients(tx, [id])).map((one) => one.id);
  await storeRecipients(tx, id, recipientsOf(input.recipients, known));
  const recipients = await selectRecipients(tx, [id]);
  const definitionOf = await keptForms(tx, documents);
  const fields = documents.flatMap((document): NewField[] => {
    const definition = definitionOf(document);
    return definition
      ? recipients.flatMap((one) => fieldsOfForm(document, definition, one, recipients))
      : fieldsOnPages(document, input.fields, recipients);
  });
  await storeFields(tx, id, fields);
}

/** Refuses (bad-input) two recipients of one line, and ids that aren’t of this envelope. */
function recipientsOf(given: readonly RecipientInput[], known: readonly string[]): NewRecipient[] {
  const lines = new Set<string>();
  const left = new Set(known);
  return given.map((one, index) => {
    const line = `${one.role} ${one.number}`;
    const label = 'Recipients';
    if (one.id !== undefined && !left.delete(one.id)) {
      const message = `${label} must be of this envelope`;
      refuse('bad-input', { fields: [{ field: `recipients.${index}.id`, label, message }] });
    }
    if (one.role !== 'approver' && one.role !== 'copy' && lines.has(line)) {
      const message = `${label} can’t have two people on one line`;
      refuse('bad-input', { fields: [{ field: `recipients.${index}.number`, label, message }] });
    }
    lines.add(line);
    return {
      ...{ id: one.id ?? null, position: index + 1, turn: one.turn, role: one.role },
      ...{ number: one.number, name: one.name, email: one.email.trim().toLowerCase() },
      phone: storedPhone(one.phone),
      ...{ language: one.language, isInPerson: one.isInPerson },
    };
  });
}

/**
 * What a recipient fills in on a form: their line, the initials at the foot of its pages, and
 * inputs for initials of their role, which the first of a role gives.
 */
function fieldsOfForm(
  { id: documentId }: DocumentRow,
  definition: FormDefinition,
  { id: recipientId, role, number }: RecipientRow,
  recipients: readonly RecipientRow[],
) {
  const lines = definition.lines.filter((line) => line.role === role && line.number === number);
  const base = { documentId, recipientId, isRequired: true, place: null };
  const isFoot = definition.initialsOf.some((one) => one === role) && lines.length > 0;
  const first = recipients.find((one) => one.role === role);
  const initials = inputsOf(definition).filter(
    (input) => input.kind === 'initials' && (input.filledBy ?? 'seller') === role,
  );
  return [
    ...(first?.id === recipientId ? initials : []).map(({ key }) => ({
      ...{ ...base, kind: 'initials' as const, key },
    })),
    ...(isFoot ? [{ ...base, kind: 'initials' as const, key: 'foot' }] : []),
    ...lines.map((line) => ({ ...base, kind: 'signature' as const, key: line.id })),
  ];
}

function fieldsOnPages(
  { id: documentId, page_count: pages }: DocumentRow,
  fields: readonly FieldInput[],
  recipients: readonly RecipientRow[],
) {
  return fields
    .filter(({ document }) => document === documentId)
    .map(({ recipient, kind, isRequired, place }, index) => {
      const found = recipients.find(({ position }) => position === recipient);
      const label = 'Fields';
      if (!found || place.page > (pages ?? 0)) {
        const message = `${label} must be on a page of the document and for a recipient`;
        return refuse('bad-input', { fields: [{ field: `fields.${index}`, label, message }] });
      }
      const key = `field-${index + 1}`;
      return { ...{ documentId, recipientId: found.id, kind, key, isRequired, place } };
    });
}

/**
 * Roles that a form can’t be signed without, and that no recipient has. A form that goes to buyers
 * or to sellers needs one of them.
 */
export const missingRoles = (
  definition: FormDefinition,
  recipients: readonly RecipientRow[],
): string[] => [
  ...(isForNobody(definition, recipients) ? ['buyer or seller'] : []),
  ...new Set(
    definition.lines
      .filter((line) => line.isRequired)
      .filter(
        (line) =>
          !recipients.some(({ role, number }) => role === line.role && number === line.number),
      )
      .map(({ role }) => role),
  ),
];

function isForNobody({ lines }: FormDefinition, recipients: readonly RecipientRow[]): boolean {
  const parties = lines.filter(({ role }) => role === 'buyer' || role === 'seller');
  const isOptional = parties.length > 0 && parties.every(({ isRequired }) => !isRequired);
  return isOptional && !recipients.some(({ role }) => parties.some((line) => line.role === role));
}
