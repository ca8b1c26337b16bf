import type { FastifyRequest } from 'fastify';
import {
  addressOf,
  type DatabaseTransaction,
  findSecretLink,
  linkKeyOf,
  type Queryable,
  type Services,
} from '#platform';
import { type EnvelopeRow, findAnyEnvelope, lockAnyEnvelope } from '../envelopes/envelope-store.ts';
import { findRecipient, lockRecipient, type RecipientRow } from '../envelopes/recipient-store.ts';
import { SIGNING_LINK } from '../envelopes/send-links.ts';
import { refuseDocument } from '../refuse-document.ts';

/** The recipient of a link, with the envelope. */
export interface OpenedLink {
  readonly envelope: EnvelopeRow;
  readonly recipient: RecipientRow;
}

/**
 * What the signing link of a call opens. Counts the try by link and address before it is looked up;
 * one that works counts as none. Refuses (signing-link-refused) a link that was ended or revoked,
 * has expired, or whose recipient has another address by now.
 */
export async function openLink(
  { db, throttles }: Pick<Services, 'db' | 'throttles'>,
  request: FastifyRequest,
): Promise<OpenedLink> {
  const key = linkKeyOf(request);
  if (key === null) return refuseDocument('signing-link-refused');
  const address = addressOf(request);
  const who = { account: `link:${key} ${address}`, address };
  await throttles.count('verify', who);
  const opened = await findLinked(db, key);
  await throttles.succeed('verify', who);
  return opened ?? refuseDocument('signing-link-refused');
}

async function findLinked(db: Queryable, key: string): Promise<OpenedLink | null> {
  const link = await findSecretLink(db, key, { purposes: [SIGNING_LINK] });
  const recipient = link && (await findRecipient(db, link.subject));
  if (!link || !recipient || recipient.email !== link.email || recipient.role !== link.role) {
    return refuseDocument('signing-link-refused');
  }
  const envelope = await findAnyEnvelope(db, recipient.envelope_id);
  return envelope ? { envelope, recipient } : null;
}

/**
 * The same, held until the commit, envelope first. Refuses (signing-link-refused) a recipient who
 * was replaced, corrected or whose link was revoked while this call waited.
 */
export async function holdOpened(tx: DatabaseTransaction, opened: OpenedLink): Promise<OpenedLink> {
  const envelope = await lockAnyEnvelope(tx, opened.envelope.id);
  const recipient = await lockRecipient(tx, opened.recipient.id);
  const isSame =
    recipient !== null &&
    recipient.link_revoked_at === null &&
    recipient.sent_at !== null &&
    whoTheyAre.every((column) => recipient[column] === opened.recipient[column]);
  if (!envelope || !isSame) return refuseDocument('signing-link-refused');
  return { envelope, recipient };
}

const whoTheyAre = ['role', 'number', 'name', 'email', 'phone'] as const;
