import {
  documentEndpoints,
  type FormAnswer,
  type FormKey,
  type WireRecord,
} from '@homestead/contract/documents';
import type { FastifyRequest } from 'fastify';
import { type DatabaseTransaction, mayCall, originOf, refuse, type Services } from '#platform';
import { openDocuments } from '../documents-services.ts';
import { answerAsStaff } from '../envelopes/answer-as-staff.ts';
import { createFormDocument } from '../filling/create-document.ts';
import { type DocumentRow, findAnyDocument, findNewestOf } from '../filling/document-store.ts';
import { definitionOf } from '../filling/present-document.ts';
import { refuseDocument } from '../refuse-document.ts';
import { answerableInputs } from '../signing/answerable-inputs.ts';
import { answerWhileSigning } from '../signing/change-while-signing.ts';
import { lockContainedDocuments, selectFieldsOf } from '../signing/contained.ts';
import { finishSigning } from '../signing/finish-signing.ts';
import { type InSession, requireToSign } from '../signing/in-session.ts';
import { hashOfShown, readShown } from '../signing/shown.ts';
import { selectSignedRolesIn } from '../signing/signing-store.ts';
import { changeFromRecord } from './change-from-record.ts';
import { findWireSigner, holdSigner, type WireSigner } from './find-wire-signer.ts';
import { answered, refuseField } from './wire-answers.ts';

type Needed = Pick<Services, 'db' | 'files' | 'mail' | 'settings'>;

/** The kind of subject that the calls of the specs name by `offer_id`. */
export const OFFER = 'offer';

/** Saves a record of a form: a signer also signs with it, staff only save. */
export async function saveRecord(
  services: Needed,
  tx: DatabaseTransaction,
  request: FastifyRequest,
  { form, record }: { form: FormKey; record: WireRecord },
) {
  const about = { kind: OFFER, id: requireOfferId(record) };
  const signer = await findWireSigner(services, tx, request, { about, form });
  return signer
    ? saveAndSign(services, tx, request, { signer, record })
    : saveAsStaff(services, tx, request, { form, record, id: about.id });
}

async function saveAndSign(
  services: Needed,
  tx: DatabaseTransaction,
  request: FastifyRequest,
  { signer, record }: { signer: WireSigner; record: WireRecord },
) {
  const inSession = await holdSigner(tx, signer);
  await requireToSign(tx, inSession);
  const { recipient } = inSession;
  if (!recipient.signature) {
    refuseDocument(recipient.role === 'seller' ? 'seller-signature-missing' : 'signature-missing');
  }
  const { documentId: id } = signer;
  const answers = await requireShown(tx, inSession, { id, record });
  if (Object.keys(answers).length > 0) {
    await answerWhileSigning(tx, inSession, { document: id, answers });
  }
  await finishSigning(services, tx, inSession, {
    confirmsContradictions: record.confirms_contradictions === true,
    shown: await readShown(tx, recipient),
    origin: originOf(request),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 400),
  });
  return answered(id, true, 'Saved and signed.');
}

/**
 * What a signer answers with their record. They sign the record that they send, so it has to say
 * all that the document says; what they don't answer themselves has to be as it is there.
 * With other documents beside it, `shown` has to say that they were read, too. Refuses
 * (documents-changed) anything else.
 */
async function requireShown(
  tx: DatabaseTransaction,
  inSession: InSession,
  { id, record }: { id: string; record: WireRecord },
): Promise<Record<string, FormAnswer | null>> {
  const { envelope, recipient } = inSession;
  const documents = await lockContainedDocuments(tx, envelope.id);
  const document = documents.find((one) => one.id === id) ?? refuseDocument('document-not-found');
  const definition = (await definitionOf(tx, document)) ?? refuseDocument('document-not-found');
  const fields = await selectFieldsOf(tx, recipient);
  const isNeeded = documents.length > 1 || record.shown !== undefined;
  if (isNeeded && record.shown !== hashOfShown(recipient, documents, fields)) {
    refuseDocument('documents-changed');
  }
  const signedRoles = (await selectSignedRolesIn(tx, envelope.id))(id);
  const own = new Set(answerableInputs(definition, { role: recipient.role, signedRoles }));
  const given = changeFromRecord(definition, record);
  const isAsShown = (key: string) =>
    own.has(key) ? key in given : isSame(given[key], document.answers[key]);
  const said = new Set([...Object.keys(document.answers), ...Object.keys(given)]);
  if (![...said].every(isAsShown)) refuseDocument('documents-changed');
  return Object.fromEntries(Object.entries(given).filter(([key]) => own.has(key)));
}

/** No answer, an empty text and an unchecked box say the same. */
const isSame = (
  given: FormAnswer | null | undefined,
  stored: DocumentRow['answers'][string] | undefined,
) => (given || null) === (stored || null);

async function saveAsStaff(
  services: Needed,
  tx: DatabaseTransaction,
  { caller }: FastifyRequest,
  { form, record, id }: { form: FormKey; record: WireRecord; id: string },
) {
  if (!caller) return refuse('signed-out');
  if (!mayCall(caller, documentEndpoints.createDocument.access)) {
    return refuseDocument('document-not-found');
  }
  const about = { kind: OFFER, id };
  await openDocuments(services).subjects.requireToWrite(tx, caller, about);
  const newest = await findNewestOf(tx, { ...about, form });
  const made = newest ?? (await createFormDocument(services, tx, caller, { form, about }));
  const document = (await findAnyDocument(tx, made.id)) ?? made;
  const definition = (await definitionOf(tx, document)) ?? refuseDocument('document-not-found');
  const given = changeFromRecord(definition, record);
  await answerAsStaff(services, tx, caller, { id: document.id, given });
  return answered(document.id, false, 'Saved. Nothing was sent: nobody has signed it yet.');
}

function requireOfferId({ offer_id: id }: WireRecord): string {
  const text = typeof id === 'number' || typeof id === 'string' ? String(id).trim() : '';
  return /^\d{1,10}$/.test(text)
    ? String(Number(text))
    : refuseField('offer_id', 'Offer', 'must be the number of an offer');
}
