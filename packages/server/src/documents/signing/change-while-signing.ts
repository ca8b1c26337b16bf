import type { FormAnswer } from '@homestead/contract/documents';
import type { CallOrigin } from '#platform';
import { type DatabaseTransaction, refuse, type Services, sha256, unprintableIn } from '#platform';
import { endEnvelope } from '../envelopes/end-envelope.ts';
import { tellSender } from '../envelopes/envelope-news.ts';
import { selectContained } from '../envelopes/envelope-store.ts';
import { selectFields, storeField, storeRecipient } from '../envelopes/recipient-store.ts';
import { mustAct } from '../envelopes/whose-turn.ts';
import { changeAnswers } from '../filling/change-answers.ts';
import { lockAnyDocument } from '../filling/document-store.ts';
import { definitionOf } from '../filling/present-document.ts';
import { esignConsent } from '../forms/current-forms.ts';
import { appendEvent } from '../log/append-event.ts';
import { envelopeMailMessages } from '../messages/envelope-mail.ts';
import { refuseDocument } from '../refuse-document.ts';
import { answerableInputs } from './answerable-inputs.ts';
import { type InSession, requireToSign } from './in-session.ts';
import { signerId } from './signer-id.ts';
import { selectSignedRolesIn } from './signing-store.ts';

/** Keeps the consent of a recipient by version, with the hash of the text (15 U.S.C. 7001(c)). */
export async function consentToSign(
  { settings }: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  { envelope, recipient }: InSession,
  { version, origin }: { version: string; origin: CallOrigin },
): Promise<void> {
  if (recipient.state === 'signed') refuseDocument('already-signed');
  const consent = esignConsent(settings, recipient.language);
  if (consent.version !== version) refuseDocument('consent-outdated');
  if (recipient.consented_at !== null && recipient.consent_version === version) return;
  await storeRecipient(tx, recipient.id, { consent_version: version, consented_at: new Date() });
  await appendEvent(tx, envelope.id, {
    kind: 'consented',
    about: sha256(consent.text),
    facts: {
      ...{ signer: signerId(recipient), name: recipient.name, role: recipient.role, version },
      ...{ language: recipient.language, text: consent.text },
      ...{ ip: origin.address, device: origin.device },
    },
  });
}

/** Stops the envelope: everyone signs on paper then, or gets a new one. */
export async function withdrawConsent(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { envelope, recipient }: InSession,
  reason: string,
): Promise<void> {
  // What was signed stays signed.
  if (recipient.state === 'signed') refuseDocument('already-signed');
  const ended = { state: 'declined' as const, ended_because: reason || null };
  await storeRecipient(tx, recipient.id, { ...ended, consent_withdrawn_at: new Date() });
  const facts = { name: recipient.name, role: recipient.role, reason };
  await appendEvent(tx, envelope.id, { kind: 'consent-withdrawn', facts });
  await endEnvelope(services, tx, envelope, {
    ...{ state: 'declined', personId: null, by: recipient.name, reason: reason || 'Paper' },
    because: () => envelopeMailMessages.withdrawn(),
  });
  const news = { what: 'withdrawn' as const, name: recipient.name, text: reason };
  await tellSender(services, tx, envelope, news);
}

/** Answers inputs of a document that the recipient may answer now. */
export async function answerWhileSigning(
  tx: DatabaseTransaction,
  inSession: InSession,
  { document: id, answers }: { document: string; answers: Record<string, FormAnswer | null> },
): Promise<void> {
  const { envelope, recipient } = inSession;
  await requireToSign(tx, inSession);
  const contained = await selectContained(tx, [envelope.id]);
  const isContained = contained.some(({ document_id: one }) => one === id);
  const document = isContained ? await lockAnyDocument(tx, id) : null;
  const definition = document && (await definitionOf(tx, document));
  if (!document || !definition) return refuseDocument('envelope-not-found');
  const signedRoles = (await selectSignedRolesIn(tx, envelope.id))(id);
  const theirs = new Set(answerableInputs(definition, { role: recipient.role, signedRoles }));
  if (theirs.size === 0) refuseDocument('document-frozen');
  await changeAnswers(tx, document, {
    ...{ definition, given: answers },
    by: { personId: null, recipientId: recipient.id },
    mayAnswer: (key) => theirs.has(key),
  });
}

/**
 * Fills in a field of the recipient, or empties it. Refuses (field-not-found) one of another
 * recipient, and (signature-missing) a signature or initials before there is an image.
 */
export async function fillField(
  tx: DatabaseTransaction,
  inSession: InSession,
  { field: id, isFilled, value }: { field: string; isFilled: boolean; value: string | undefined },
): Promise<void> {
  const { envelope, recipient } = inSession;
  await requireToSign(tx, inSession);
  const field = (await selectFields(tx, envelope.id)).find((one) => one.id === id);
  if (field?.recipient_id !== recipient.id) return refuseDocument('field-not-found');
  const image = field.kind === 'signature' ? recipient.signature : recipient.initials;
  const isMark = field.kind === 'signature' || field.kind === 'initials';
  if (isFilled && isMark && !image) refuseDocument('signature-missing');
  if (isFilled && field.kind === 'text' && !value?.trim()) {
    const message = 'Value is required';
    refuse('bad-input', { fields: [{ field: 'value', label: 'Value', message }], message });
  }
  if (isFilled && field.kind === 'text') requirePrintable('value', 'Value', value ?? '');
  const kept = field.kind === 'text' ? (value ?? '') : field.kind === 'checkbox' ? 'yes' : null;
  await storeField(tx, id, { value: kept, isFilled });
}

export async function declineToSign(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { envelope, recipient }: InSession,
  reason: string,
): Promise<void> {
  if (recipient.state === 'signed') refuseDocument('already-signed');
  if (!mustAct(recipient)) refuseDocument('not-your-turn');
  await storeRecipient(tx, recipient.id, { state: 'declined', ended_because: reason });
  await endEnvelope(services, tx, envelope, {
    ...{ state: 'declined', personId: null, by: recipient.name, reason },
    because: () => envelopeMailMessages.declined({ name: recipient.name }),
  });
  const news = { what: 'declined' as const, name: recipient.name, text: reason };
  await tellSender(services, tx, envelope, news);
}

export async function askSender(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { envelope, recipient }: InSession,
  question: string,
): Promise<void> {
  const facts = { name: recipient.name, role: recipient.role };
  await appendEvent(tx, envelope.id, { kind: 'asked', facts, about: sha256(question) });
  const news = { what: 'asked' as const, name: recipient.name, text: question };
  await tellSender(services, tx, envelope, news);
}

export async function askToForward(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { envelope, recipient }: InSession,
  { name, email }: { name: string; email: string },
): Promise<void> {
  if (recipient.state === 'signed') refuseDocument('already-signed');
  requirePrintable('name', 'Name', name);
  await storeRecipient(tx, recipient.id, {
    ...{ forward_name: name, forward_email: email, forward_asked_at: new Date() },
  });
  const facts = { name: recipient.name, to: name, email };
  await appendEvent(tx, envelope.id, { kind: 'forward-asked', facts });
  const news = { what: 'forward-asked' as const, name: recipient.name, text: `${name} (${email})` };
  await tellSender(services, tx, envelope, news);
}

/** Refuses (bad-input) characters that no font of the sealed PDF has. */
function requirePrintable(field: string, label: string, text: string): void {
  const characters = unprintableIn(text).slice(0, 10).join(' ');
  if (characters === '') return;
  const message = `${label} can’t be printed: ${characters}`;
  refuse('bad-input', { fields: [{ field, label, message }], message });
}
