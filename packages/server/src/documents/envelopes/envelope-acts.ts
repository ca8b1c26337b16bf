import { type Caller, type DatabaseTransaction, endSecretLinks, type Services } from '#platform';
import { holdSender } from '../limits/count-message.ts';
import { appendEvent } from '../log/append-event.ts';
import { refuseDocument } from '../refuse-document.ts';
import { endSessions } from '../signing/session-store.ts';
import { endEnvelope } from './end-envelope.ts';
import type { EnvelopeRow } from './envelope-store.ts';
import { canSealAgain } from './present-envelope.ts';
import {
  lockRecipient,
  type RecipientRow,
  selectRecipients,
  storeRecipient,
} from './recipient-store.ts';
import { remindRecipients } from './remind-recipients.ts';
import { requireEnvelopeToWrite } from './require-envelope.ts';
import { hasNoLink, SIGNING_LINK, sendLink } from './send-links.ts';
import { mustAct, whoseTurn } from './whose-turn.ts';

type Needed = Pick<Services, 'db' | 'mail' | 'settings'>;

const nameOf = ({ firstName, lastName }: Caller) => `${firstName} ${lastName}`.trim();

/**
 * Ends an envelope that was sent, or that can’t be sealed. Refuses any other
 * (envelope-step-refused).
 */
export async function voidOne(
  services: Needed,
  tx: DatabaseTransaction,
  caller: Caller,
  id: string,
  reason: string,
): Promise<EnvelopeRow> {
  const envelope = await requireEnvelopeToWrite(services, tx, caller, id);
  if (envelope.state !== 'sent' && !canSealAgain(envelope)) refuseDocument('envelope-step-refused');
  const ending = {
    state: 'voided' as const,
    personId: caller.personId,
    by: nameOf(caller),
    reason,
  };
  return endEnvelope(services, tx, envelope, ending);
}

/** Reminds those whose turn it is in an envelope. */
export async function remindOne(
  services: Needed,
  tx: DatabaseTransaction,
  caller: Caller,
  id: string,
): Promise<EnvelopeRow> {
  const by = caller.personId;
  await holdSender(tx, by);
  const envelope = await requireEnvelopeToWrite(services, tx, caller, id);
  return remindRecipients(services, tx, { envelope, by }, new Date());
}

/** An open envelope with one of its recipients who still has to sign. */
export async function openRecipient(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  caller: Caller,
  params: { id: string; recipient: string },
): Promise<{ envelope: EnvelopeRow; recipient: RecipientRow }> {
  const envelope = await requireEnvelopeToWrite(services, tx, caller, params.id);
  const recipient = await lockRecipient(tx, params.recipient);
  if (recipient?.envelope_id !== envelope.id) return refuseDocument('recipient-not-found');
  if (envelope.state !== 'sent') refuseDocument('envelope-step-refused');
  if (!mustAct(recipient) || recipient.state === 'signed') refuseDocument('envelope-step-refused');
  return { envelope, recipient };
}

/** Refuses (envelope-step-refused) someone whose turn it isn’t. */
export async function requireTurn(
  tx: DatabaseTransaction,
  { envelope, recipient }: { envelope: EnvelopeRow; recipient: RecipientRow },
): Promise<void> {
  const all = await selectRecipients(tx, [envelope.id]);
  const isTheirs = whoseTurn(all, envelope.is_in_order).some(({ id }) => id === recipient.id);
  if (!isTheirs) refuseDocument('envelope-step-refused');
}

/** Sends a recipient whose turn it is a new link; not while it is locked, or without an address. */
export async function resendTo(
  services: Needed,
  tx: DatabaseTransaction,
  caller: Caller,
  params: { id: string; recipient: string },
): Promise<void> {
  const by = caller.personId;
  await holdSender(tx, by);
  const opened = await openRecipient(services, tx, caller, params);
  await requireTurn(tx, opened);
  const { envelope, recipient } = opened;
  if (recipient.locked_at || recipient.email === '') refuseDocument('envelope-step-refused');
  await sendLink(services, tx, envelope, recipient, { by });
}

/** Ends the links and sessions of a recipient. */
export async function revokeFrom(
  services: Needed,
  tx: DatabaseTransaction,
  caller: Caller,
  { reason, ...params }: { id: string; recipient: string; reason: string },
): Promise<void> {
  const { envelope, recipient } = await openRecipient(services, tx, caller, params);
  await endSecretLinks(tx, { subjects: [recipient.id], purposes: [SIGNING_LINK] });
  await endSessions(tx, [recipient.id]);
  await storeRecipient(tx, recipient.id, { link_revoked_at: new Date(), code_hash: null });
  await appendEvent(tx, envelope.id, {
    kind: 'link-revoked',
    facts: { by: nameOf(caller), to: recipient.name, reason },
  });
}

/**
 * Those of an open envelope whose turn it is and who have an address: who gets a new link, or, with
 * `isLinked`, whose link can be revoked. Refuses (envelope-step-refused) an envelope without any.
 */
export async function reachableOf(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  caller: Caller,
  { id, isLinked }: { id: string; isLinked: boolean },
): Promise<string[]> {
  const envelope = await requireEnvelopeToWrite(services, tx, caller, id);
  if (envelope.state !== 'sent') refuseDocument('envelope-step-refused');
  const found = whoseTurn(await selectRecipients(tx, [id]), envelope.is_in_order)
    .filter(({ email }) => email !== '')
    .filter((one) => (isLinked ? !hasNoLink(one) : one.locked_at === null));
  return found.length > 0 ? found.map((one) => one.id) : refuseDocument('envelope-step-refused');
}
