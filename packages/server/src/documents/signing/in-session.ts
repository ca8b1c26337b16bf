import { SIGNING_HEADER } from '@homestead/contract/documents';
import type { FastifyRequest } from 'fastify';
import type { DatabaseTransaction, Queryable } from '#platform';
import { type EnvelopeRow, findAnyEnvelope, lockAnyEnvelope } from '../envelopes/envelope-store.ts';
import {
  findRecipient,
  lockRecipient,
  type RecipientRow,
  selectRecipients,
} from '../envelopes/recipient-store.ts';
import { whoseTurn } from '../envelopes/whose-turn.ts';
import { refuseDocument } from '../refuse-document.ts';
import { findSession, type SessionRow } from './session-store.ts';

/** A recipient in the session that they opened. */
export interface InSession {
  readonly session: Pick<SessionRow, 'identified_by' | 'host_id'>;
  readonly recipient: RecipientRow;
  readonly envelope: EnvelopeRow;
}

/** The token of a call; null without one. */
export function signingToken({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const token = headers[SIGNING_HEADER];
  return typeof token === 'string' && token !== '' && token.length <= 100 ? token : null;
}

/** The recipient of a call. Refuses (signing-session-over) without a session that works. */
export async function requireSession(
  db: Queryable,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<InSession> {
  const token = signingToken(request);
  const session = token && (await findSession(db, token));
  const recipient = session && (await findRecipient(db, session.recipient_id));
  const envelope = recipient && (await findAnyEnvelope(db, recipient.envelope_id));
  if (!session || !recipient || !envelope) return refuseDocument('signing-session-over');
  return { session, recipient, envelope };
}

/**
 * The same to change something: the envelope and the recipient are held until the commit, envelope
 * first. Refuses (envelope-ended) what can't be signed anymore.
 */
export async function requireSessionToWrite(
  tx: DatabaseTransaction,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<InSession> {
  const found = await requireSession(tx, request);
  const envelope = await lockAnyEnvelope(tx, found.envelope.id);
  const recipient = await lockRecipient(tx, found.recipient.id);
  const isSame = recipient?.email === found.recipient.email;
  // A forward or a correction may have ended the session while this call waited.
  if (!envelope || !recipient || !isSame || !(await findSession(tx, signingToken(request) ?? ''))) {
    return refuseDocument('signing-session-over');
  }
  const isOver = envelope.expires_at !== null && envelope.expires_at <= new Date();
  if (envelope.state !== 'sent' || isOver) refuseDocument('envelope-ended');
  if (recipient.link_revoked_at !== null) refuseDocument('signing-session-over');
  return { session: found.session, recipient, envelope };
}

/** Whether it is the recipient's turn. */
export async function isTurnOf(
  db: Queryable,
  { envelope, recipient }: Pick<InSession, 'envelope' | 'recipient'>,
): Promise<boolean> {
  if (envelope.state !== 'sent') return false;
  const all = await selectRecipients(db, [envelope.id]);
  return whoseTurn(all, envelope.is_in_order).some(({ id }) => id === recipient.id);
}

/** Refuses (already-signed), (not-your-turn) and (consent-needed). */
export async function requireToSign(tx: DatabaseTransaction, inSession: InSession): Promise<void> {
  const { recipient } = inSession;
  if (recipient.state === 'signed') refuseDocument('already-signed');
  if (!(await isTurnOf(tx, inSession))) refuseDocument('not-your-turn');
  if (recipient.consented_at === null) refuseDocument('consent-needed');
}
