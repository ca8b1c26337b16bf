import { textOfDocuments, type WireFormProblem } from '@homestead/contract/documents';
import {
  type CallOrigin,
  type DatabaseTransaction,
  type Services,
  sha256,
  storedAddress,
} from '#platform';
import { tellSender } from '../envelopes/envelope-news.ts';
import { storeState } from '../envelopes/envelope-store.ts';
import { hashOfData, keepVersion, sealedDocument } from '../envelopes/freeze-documents.ts';
import {
  type FieldRow,
  type RecipientRow,
  selectRecipients,
  storeRecipient,
} from '../envelopes/recipient-store.ts';
import { hasNoLink, sendLink } from '../envelopes/send-links.ts';
import { tellChange } from '../envelopes/tell-change.ts';
import { areAllDone, whoseTurn } from '../envelopes/whose-turn.ts';
import { type DocumentRow, selectInputsAnsweredBy } from '../filling/document-store.ts';
import { keptForms } from '../filling/keep-form.ts';
import { problemsOfDocument } from '../filling/present-document.ts';
import { appendEvent } from '../log/append-event.ts';
import { refuseDocument } from '../refuse-document.ts';
import { sealSoon } from '../sealing/seal-store.ts';
import { answerableInputs, inputsOfLater } from './answerable-inputs.ts';
import { lockContainedDocuments, selectFieldsOf } from './contained.ts';
import { endInPerson } from './end-in-person.ts';
import { type InSession, requireToSign } from './in-session.ts';
import { hashOfShown } from './shown.ts';
import { signerId } from './signer-id.ts';
import { insertSignature, selectSignedRolesIn } from './signing-store.ts';

type Needed = Pick<Services, 'files' | 'mail' | 'settings'>;

interface Finishing {
  confirmsContradictions: boolean;
  /** What the recipient was shown (`hashOfShown`). */
  shown: string;
  origin: CallOrigin;
  userAgent: string;
}

/**
 * Signs every line of a recipient together, of exactly what the documents say now: who, how
 * they were identified, consent, time, address and device are kept with the hash of the data, and
 * the log gets an event. Whose turn comes next is emailed; after the last one the envelope is
 * sealed by a job. All in one commit. Refuses (documents-changed) what isn’t what they were shown
 * (R-629).
 */
export async function finishSigning(
  services: Needed,
  tx: DatabaseTransaction,
  inSession: InSession,
  { confirmsContradictions, shown, origin, userAgent }: Finishing,
): Promise<void> {
  await requireToSign(tx, inSession);
  const { envelope, recipient, session } = inSession;
  const documents = await lockContainedDocuments(tx, envelope.id);
  const fields = await selectFieldsOf(tx, recipient);
  if (hashOfShown(recipient, documents, fields) !== shown) refuseDocument('documents-changed');
  await requireComplete(tx, { recipient, documents, fields, confirmsContradictions });
  // What was optional and left empty isn’t signed.
  const filled = fields.filter((field) => field.filled_at !== null);
  const signer = signerId(recipient);
  const definitionOf = await keptForms(tx, documents);
  const sealed = documents.map((row) => sealedDocument(services, row, definitionOf(row)));
  const about = sha256(textOfDocuments(await Promise.all(sealed)));
  await logAnswers(tx, recipient, documents);
  const { signature: image } = recipient;
  const at = await appendEvent(tx, envelope.id, {
    kind: 'signed',
    about,
    facts: {
      ...{ signer, image: image && sha256(image).toString('hex') },
      ...{ name: recipient.name, role: recipient.role, number: recipient.number },
      ...{ identifiedBy: session.identified_by, consent: recipient.consent_version },
      ...(session.host_name && { host: session.host_name }),
      ...{ ip: storedAddress(origin), device: origin.device },
      fields: filled.map(({ key, kind, value, document_id: id }) => ({
        ...{ key, kind, value, document: documents.findIndex((one) => one.id === id) },
      })),
    },
  });
  const identified = {
    ...{ recipientId: recipient.id, envelopeId: envelope.id, at, ip: storedAddress(origin) },
    ...{ device: origin.device, userAgent, identifiedBy: session.identified_by },
    consentVersion: recipient.consent_version ?? '',
  };
  for (const document of documents) {
    const given = filled.filter(({ document_id: id }) => id === document.id);
    await signDocument(tx, { document, given, recipient, identified });
  }
  const signed = await storeRecipient(tx, recipient.id, {
    ...{ state: 'signed', signed_at: at, signed_ip: identified.ip, signed_device: origin.device },
    identified_by: session.identified_by,
  });
  await endInPerson(services, tx, inSession);
  const isFirst = envelope.first_signed_at === null;
  const after = isFirst ? await storeState(tx, envelope.id, { first_signed_at: at }) : envelope;
  const recipients = await selectRecipients(tx, [envelope.id]);
  if (areAllDone(recipients)) {
    const sealing = await storeState(tx, envelope.id, { state: 'sealing', next_reminder_at: null });
    await appendEvent(tx, envelope.id, { kind: 'completed', about });
    await tellChange(tx, sealing, documents, 'signed');
    await sealSoon(tx);
    return;
  }
  if (after.is_in_order) {
    for (const next of whoseTurn(recipients, true)) {
      if (next.sent_at === null && !hasNoLink(next)) {
        await sendLink(services, tx, after, next, { by: null });
      }
    }
  }
  await tellSender(services, tx, after, { what: 'signed', name: signed.name });
  await tellChange(tx, after, documents, 'signed');
}

/** Logs what a recipient answered in each document, before they sign it. */
async function logAnswers(
  tx: DatabaseTransaction,
  { id, name, envelope_id: envelopeId }: RecipientRow,
  documents: readonly DocumentRow[],
): Promise<void> {
  const ids = documents.map((document) => document.id);
  const answered = await selectInputsAnsweredBy(tx, id, ids);
  for (const document of documents) {
    const inputs = answered.get(document.id);
    if (!inputs) continue;
    await appendEvent(tx, envelopeId, {
      ...{ kind: 'answered', about: hashOfData(document) },
      facts: { name, document: document.title, inputs },
    });
  }
}

interface Signing {
  document: DocumentRow;
  given: readonly FieldRow[];
  recipient: RecipientRow;
  identified: Omit<
    Parameters<typeof insertSignature>[1],
    'documentId' | 'line' | 'versionNumber' | 'image' | 'imageHash' | 'dataHash'
  >;
}

async function signDocument(
  tx: DatabaseTransaction,
  { document, given, recipient, identified }: Signing,
): Promise<void> {
  const { number: versionNumber, dataHash } = await keepVersion(tx, document);
  const marks = given.filter(({ kind }) => kind === 'signature' || kind === 'initials');
  // An approver approves every document without a line of their own.
  const lines = marks.map(({ key, kind }) => ({
    line: keyOf(key, recipient),
    image: kind === 'signature' ? recipient.signature : recipient.initials,
  }));
  if (recipient.role === 'approver') lines.push({ line: `approval-${recipient.id}`, image: null });
  for (const { line, image } of lines) {
    const imageHash = image && sha256(image);
    const stored = { documentId: document.id, line, versionNumber, image, imageHash, dataHash };
    if (!(await insertSignature(tx, { ...identified, ...stored })))
      refuseDocument('already-signed');
  }
}

/** Initials at the foot of pages are one mark for each recipient. */
const keyOf = (key: string, { role, number }: RecipientRow) =>
  key === 'foot' ? `foot-${role}-${number}` : key;

interface Completeness {
  recipient: RecipientRow;
  documents: readonly DocumentRow[];
  fields: readonly FieldRow[];
  confirmsContradictions: boolean;
}

/**
 * Refuses (signing-incomplete) fields and answers of the recipient that are open, each with its
 * field, and (contradictions-open) what doesn't fit together until they confirm that they looked.
 */
async function requireComplete(
  tx: DatabaseTransaction,
  { recipient, documents, fields, confirmsContradictions }: Completeness,
): Promise<void> {
  const definitionOf = await keptForms(tx, documents);
  const signedRolesOf = await selectSignedRolesIn(tx, recipient.envelope_id);
  const open = fields
    .filter((field) => field.is_required && field.filled_at === null)
    .map(({ id, kind }) => refused(`fields.${id}`, kind, `${kind} is missing`));
  const doubts: ReturnType<typeof refused>[] = [];
  for (const document of documents) {
    const definition = definitionOf(document);
    if (!definition) continue;
    const signer = { role: recipient.role, signedRoles: signedRolesOf(document.id) };
    const later = inputsOfLater(definition, signer);
    const isAnswering = answerableInputs(definition, signer).length > 0;
    for (const problem of problemsOfDocument(document, definition, documents)) {
      // Nobody signs what would be printed as boxes, even if others wrote it.
      const isLater = problem.kind !== 'unprintable' && later.has(problem.input ?? '');
      // Who filled it in confirmed what is doubtful.
      if (isLater || (isDoubt(problem) && !isAnswering)) continue;
      const found = asRefused(document, problem);
      if (isDoubt(problem)) doubts.push(found);
      else open.push(found);
    }
  }
  if (open.length > 0) refuseDocument('signing-incomplete', { fields: open.slice(0, 200) });
  if (doubts.length > 0 && !confirmsContradictions) {
    refuseDocument('contradictions-open', { fields: doubts.slice(0, 200) });
  }
}

const isDoubt = ({ kind }: WireFormProblem) => kind === 'contradiction' || kind === 'needs-form';

const refused = (field: string, label: string, message: string) => ({ field, label, message });

const asRefused = ({ id }: DocumentRow, { item, input, sentence }: WireFormProblem) =>
  refused(`documents.${id}.${input ?? item ?? ''}`, item ?? '', sentence);
