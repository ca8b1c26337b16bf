import { documentRefusals } from '@homestead/contract/documents';
import { queueCode } from '#messaging';
import type { CallOrigin, DatabaseTransaction, Services } from '#platform';
import {
  emailedCodeHash,
  inLanguage,
  isEmailedCode,
  newEmailedCode,
  RefusalError,
} from '#platform';
import { codeEmail } from '../envelopes/envelope-email.ts';
import { tellSender } from '../envelopes/envelope-news.ts';
import { lockRecipient, type RecipientRow, storeRecipient } from '../envelopes/recipient-store.ts';
import { codeChannelOf } from '../envelopes/send-links.ts';
import { countCode } from '../limits/count-message.ts';
import { appendEvent } from '../log/append-event.ts';
import { envelopeMailMessages } from '../messages/envelope-mail.ts';
import { refuseDocument } from '../refuse-document.ts';
import type { OpenedLink } from './open-link.ts';

/** Wrong codes after which a link is locked. */
const TRIES_MAX = 5;
const CODE_MINUTES = 10;
/** Codes that one recipient can have sent until the sender steps in. */
const CODES_MAX = 10;
const codeOf = ({ id }: Pick<RecipientRow, 'id'>) => ({ purpose: 'signing code', of: id });

/**
 * Sends a recipient a new code through the other channel than the link's; earlier ones stop
 * working. Refuses (signing-locked), (code-not-sendable) after ten that weren’t used, and what
 * `countCode` refuses.
 */
export async function sendSigningCode(
  services: Pick<Services, 'mail' | 'settings' | 'secrets'>,
  tx: DatabaseTransaction,
  { envelope, recipient: { id } }: OpenedLink,
): Promise<RecipientRow> {
  const recipient = (await lockRecipient(tx, id)) ?? refuseDocument('signing-link-refused');
  if (recipient.locked_at) refuseDocument('signing-locked');
  if (recipient.codes_sent >= CODES_MAX) refuseDocument('code-not-sendable');
  const { mail, settings, secrets } = services;
  const phone = codeChannelOf(settings, recipient) === 'sms' ? recipient.phone : null;
  await countCode(services, tx, phone ?? recipient.email);
  const code = newEmailedCode();
  const isTexted =
    phone !== null && (await queueCode(tx, { to: phone, body: textOf(settings, recipient, code) }));
  if (!isTexted) await mailCode(mail, settings, tx, { recipient, code });
  const channel = isTexted ? 'sms' : 'email';
  const row = await storeRecipient(tx, id, {
    ...{ code_hash: emailedCodeHash(secrets, codeOf(recipient), code), code_channel: channel },
    ...{ code_sent_at: new Date(), codes_sent: recipient.codes_sent + 1 },
  });
  await appendEvent(tx, envelope.id, { kind: 'code-sent', facts: { to: row.name, channel } });
  return row;
}

const textOf = (settings: Services['settings'], { language }: RecipientRow, code: string) =>
  inLanguage(language, () =>
    envelopeMailMessages.textCode({ firm: settings.brokerage.name, code }),
  );

const mailCode = (
  mail: Services['mail'],
  settings: Services['settings'],
  tx: DatabaseTransaction,
  facts: { recipient: RecipientRow; code: string },
) => mail.queue(tx, { ...codeEmail(settings, facts), to: facts.recipient.email });

/**
 * Takes the code of a recipient, once. A wrong one is counted even though it is refused: the answer
 * is what to refuse with. The fifth wrong one locks the link and notifies the sender.
 */
export async function takeSigningCode(
  services: Pick<Services, 'mail' | 'settings' | 'secrets'>,
  tx: DatabaseTransaction,
  { envelope, recipient: { id } }: OpenedLink,
  { typed, origin }: { typed: string; origin: CallOrigin },
): Promise<{ identifiedBy: string } | { refusal: RefusalError }> {
  const recipient = (await lockRecipient(tx, id)) ?? refuseDocument('signing-link-refused');
  if (recipient.locked_at) return { refusal: refusalOf('signing-locked') };
  const { code_hash: hash, code_sent_at: sentAt, code_channel: channel } = recipient;
  const isInTime = sentAt !== null && Date.now() - sentAt.getTime() < CODE_MINUTES * 60_000;
  if (hash && isInTime && isEmailedCode(services.secrets, codeOf(recipient), typed, hash)) {
    await storeRecipient(tx, id, { code_hash: null, code_tries: 0, codes_sent: 0 });
    const by = channel === 'sms' ? 'text message' : 'email';
    return { identifiedBy: `Link by email, code by ${by}` };
  }
  const tries = recipient.code_tries + 1;
  const isLocked = tries >= TRIES_MAX;
  await storeRecipient(tx, id, { code_tries: tries, locked_at: isLocked ? new Date() : null });
  const facts = { name: recipient.name, tries, ip: origin.address, device: origin.device };
  await appendEvent(tx, envelope.id, { kind: 'code-wrong', facts });
  if (!isLocked) return { refusal: refusalOf('signing-code-wrong') };
  await appendEvent(tx, envelope.id, { kind: 'locked', facts: { name: recipient.name } });
  await tellSender(services, tx, envelope, { what: 'locked', name: recipient.name });
  return { refusal: refusalOf('signing-locked') };
}

const refusalOf = (code: keyof typeof documentRefusals) =>
  new RefusalError(code, documentRefusals[code]);
