import { isPlaceholder } from '@homestead/contract/documents';
import { type Caller, type DatabaseTransaction, type Services, unprintableIn } from '#platform';
import { type DocumentRow, selectAnyDocuments } from '../filling/document-store.ts';
import { labelOfInput } from '../filling/find-input.ts';
import { hashOfForm, keptForms } from '../filling/keep-form.ts';
import { problemsOfDocument } from '../filling/present-document.ts';
import { isWordingApproved } from '../forms/current-forms.ts';
import { requireRoom } from '../limits/count-message.ts';
import { appendEvent } from '../log/append-event.ts';
import { envelopeMailMessages } from '../messages/envelope-mail.ts';
import { refuseDocument } from '../refuse-document.ts';
import { canSeal } from '../seal/signing-certificate.ts';
import { preparersOf } from '../signing/answerable-inputs.ts';
import { endEnvelope } from './end-envelope.ts';
import {
  type EnvelopeRow,
  lockAnyEnvelope,
  selectContained,
  storeState,
} from './envelope-store.ts';
import { isFilledInTooLate } from './filling-order.ts';
import { keepVersion } from './freeze-documents.ts';
import { type RecipientRow, selectRecipients } from './recipient-store.ts';
import { requireDrawable } from './require-drawable.ts';
import { sendLink } from './send-links.ts';
import { tellChange } from './tell-change.ts';
import { mustAct, whoseTurn } from './whose-turn.ts';
import { EXPIRATION, missingRoles } from './write-envelope.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The first reminder is due after two days, like each next one (issue: after 2 days, every 2). */
export const REMIND_EVERY_MS = 2 * DAY;

/**
 * Sends a locked draft to those whose turn it is. Refuses (envelope-incomplete) without
 * signers, lines or addresses that are needed, with a name, title or answer that can’t be printed,
 * or with documents that can’t be laid out; (wording-not-approved) in production with wording that
 * the brokerage hasn't approved, (seal-not-configured) what couldn't be sealed, and what
 * `countLink` refuses.
 */
export async function sendEnvelope(
  services: Pick<Services, 'db' | 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  envelope: EnvelopeRow,
  { isDue = false, isCounted = true }: { isDue?: boolean; isCounted?: boolean } = {},
): Promise<EnvelopeRow> {
  if (envelope.state !== 'draft') refuseDocument('envelope-step-refused');
  const contained = await selectContained(tx, [envelope.id]);
  const documents = await selectAnyDocuments(
    tx,
    contained.map(({ document_id: id }) => id),
  );
  const recipients = await selectRecipients(tx, [envelope.id]);
  await requireSendable(services, tx, { envelope, documents, recipients });
  if (isCounted && !isDue) {
    const emails = recipients.filter(mustAct).flatMap(({ email }) => email || []);
    await requireRoom(services, tx, { by: caller.personId, emails });
  }
  const definitionOf = await keptForms(tx, documents);
  const now = new Date();
  const by = `${caller.firstName} ${caller.lastName}`.trim();
  await appendEvent(tx, envelope.id, {
    kind: 'created',
    facts: {
      ...{ title: envelope.title, by, email: caller.email, isInOrder: envelope.is_in_order },
      ...(envelope.amends_id && { amends: envelope.amends_id }),
      documents: documents.map((row) => {
        const definition = definitionOf(row);
        return {
          ...{ id: row.id, title: row.title, form: row.form, version: row.form_version },
          formHash: definition ? hashOfForm(definition).toString('hex') : null,
          ...(row.file_key && { file: row.file_key }),
        };
      }),
      recipients: recipients.map(({ name, email, phone, role, number, turn }) => ({
        ...{ name, email, phone, role, number, turn },
      })),
    },
  });
  for (const document of documents) await keepVersion(tx, document);
  const sent = await storeState(tx, envelope.id, {
    ...{ state: 'sent', sent_at: now },
    next_reminder_at: new Date(now.getTime() + REMIND_EVERY_MS),
  });
  await appendEvent(tx, sent.id, { kind: 'sent', facts: { by } });
  for (const one of whoseTurn(recipients, sent.is_in_order)) {
    await sendLink(services, tx, sent, one, { by: isDue ? null : caller.personId, isCounted });
  }
  if (sent.amends_id) await voidAmended(services, tx, caller, sent.amends_id);
  await tellChange(tx, sent, documents, 'sent');
  return sent;
}

/** An open envelope that is amended ends when its amendment is sent; a sealed one stays. */
async function voidAmended(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  id: string,
): Promise<void> {
  const amended = await lockAnyEnvelope(tx, id);
  if (amended?.state !== 'sent') return;
  const by = `${caller.firstName} ${caller.lastName}`.trim();
  await endEnvelope(services, tx, amended, {
    ...{ state: 'voided', personId: caller.personId, by, reason: 'Amended' },
    because: () => envelopeMailMessages.corrected({ sender: by }),
  });
}

/** Refuses what can’t be sent, or be corrected to after it was: see sendEnvelope. */
export async function requireSendable(
  { settings }: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  {
    envelope,
    documents,
    recipients,
  }: {
    envelope: EnvelopeRow;
    documents: readonly DocumentRow[];
    recipients: readonly RecipientRow[];
  },
): Promise<void> {
  const fields: { field: string; label: string; message: string }[] = [];
  const add = (field: string, label: string, what: string) =>
    fields.push({ field, label, message: `${label} ${what}` });
  const definitionOf = await keptForms(tx, documents);
  const definitions = documents.flatMap((row) => definitionOf(row) ?? []);
  const requirePrintable = (field: string, label: string, text: string) => {
    const characters = unprintableIn(text).slice(0, 10).join(' ');
    if (characters)
      fields.push({ field, label, message: `${label} can’t be printed: ${characters}` });
  };
  requirePrintable('title', 'Title', envelope.title);
  for (const row of documents) {
    requirePrintable('documents', 'Title of a document', row.title);
    requirePrintable('documents', 'Address on a document', row.home_address);
    const definition = definitionOf(row);
    for (const { kind, input, sentence } of problemsOfDocument(row, definition)) {
      if (kind !== 'unprintable' || !definition || !input) continue;
      const label = labelOfInput(definition, input);
      fields.push({
        field: `documents.${row.id}.${input}`,
        label,
        message: `${label}: ${sentence}`,
      });
    }
  }
  for (const [index, { name }] of recipients.entries()) {
    requirePrintable(`recipients.${index}.name`, 'Name', name);
  }
  if (documents.length === 0) add('documents', 'Documents', 'are missing');
  if (!recipients.some(mustAct)) add('recipients', 'Recipients', 'are missing');
  for (const [index, one] of recipients.entries()) {
    if (isPlaceholder(one)) add(`recipients.${index}.name`, one.name, 'needs a name');
    if (one.email === '' && !one.is_in_person) {
      add(`recipients.${index}.email`, `Email of ${one.name}`, 'is required');
    }
  }
  for (const definition of definitions) {
    for (const role of missingRoles(definition, recipients)) {
      add('recipients', definition.title, `needs ${articleOf(role)} ${role}`);
    }
  }
  for (const document of documents) {
    const definition = definitionOf(document);
    if (!definition || !isFilledInTooLate({ definition, document, envelope, recipients })) continue;
    const who = preparersOf(definition)
      .map((role) => `${role}s`)
      .join(' or ');
    add('documents', definition.title, `isn’t filled in, so ${who} have to sign first, in order`);
  }
  if (envelope.expires_at && envelope.expires_at <= new Date()) {
    add('expiresOn', EXPIRATION, 'must be in the future');
  }
  if (fields.length > 0) refuseDocument('envelope-incomplete', { fields });
  await requireDrawable(tx, { documents, recipients, definitionOf });
  if (settings.mode === 'production') {
    if (!isWordingApproved(settings, definitions)) refuseDocument('wording-not-approved');
    if (!canSeal(settings)) refuseDocument('seal-not-configured');
  }
}

const articleOf = (role: string): string => (/^[aeiou]/.test(role) ? 'an' : 'a');
