import { recipientEndpoints, SIGNING_HEADER } from '@homestead/contract/documents';
import type { FastifyRequest } from 'fastify';
import { type DatabaseTransaction, mayCall, type Queryable, type Services } from '#platform';
import { type EnvelopeRow, findAnyEnvelope, lockAnyEnvelope } from '../envelopes/envelope-store.ts';
import {
  findRecipient,
  lockRecipient,
  type RecipientRow,
  selectRecipients,
} from '../envelopes/recipient-store.ts';
import { mayWriteEnvelope } from '../envelopes/require-envelope.ts';
import { whoseTurn } from '../envelopes/whose-turn.ts';
import { refuseDocument } from '../refuse-document.ts';
import { findSession, type SessionRow, wasInPerson } from './session-store.ts';

/** A recipient in the session that they opened. */
export interface InSession {
  readonly session: Pick<SessionRow, 'identified_by' | 'host_id' | 'host_name'>;
  readonly recipient: RecipientRow;
  readonly envelope: EnvelopeRow;
}

/** The token of a call; null without one. */
export function signingToken({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const token = headers[SIGNING_HEADER];
  return typeof token === 'string' && token !== '' && token.length <= 100 ? token : null;
}

type Request = Pick<FastifyRequest, 'headers' | 'caller'>;

/**
 * The recipient of a call. Refuses (signing-session-over) without a session that works, and
 * (in-person-over) one in person that works no longer, or that isn’t used by its host’s session.
 * `isRepeat` is for a form that may be the one that ended it, whose answer was lost.
 */
export async function requireSession(
  services: Pick<Services, 'db'>,
  db: Queryable,
  request: Request,
  { isRepeat = false }: { isRepeat?: boolean } = {},
): Promise<InSession> {
  const token = signingToken(request);
  const session = token && (await findSession(db, token, { isRepeat }));
  const recipient = session && (await findRecipient(db, session.recipient_id));
  const envelope = recipient && (await findAnyEnvelope(db, recipient.envelope_id));
  if (!session || !recipient || !envelope) return refuseOver(db, token);
  const isHosted = session.host_id !== null;
  if (isHosted && !(await isHost(services, db, request, { session, envelope }))) {
    return refuseDocument('in-person-over');
  }
  return { session, recipient, envelope };
}

const refuseOver = async (db: Queryable, token: string | null): Promise<never> =>
  refuseDocument(
    token && (await wasInPerson(db, token)) ? 'in-person-over' : 'signing-session-over',
  );

/** Whether a call comes from the session of the host, who may still send this envelope. */
async function isHost(
  services: Pick<Services, 'db'>,
  db: Queryable,
  { caller }: Request,
  { session, envelope }: { session: SessionRow; envelope: EnvelopeRow },
): Promise<boolean> {
  if (!caller || caller.seeingAs || caller.isProgram) return false;
  if (caller.personId !== session.host_id) return false;
  if (caller.sessionId !== session.account_session_id) return false;
  if (!mayCall(caller, recipientEndpoints.startInPerson.access)) return false;
  return mayWriteEnvelope(services, db, caller, envelope.id);
}

/**
 * The same to change something: the envelope and the recipient are held until the commit, envelope
 * first. Refuses (envelope-ended) what can't be signed anymore.
 */
export async function requireSessionToWrite(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  request: Request,
): Promise<InSession> {
  const found = await requireSession(services, tx, request);
  const envelope = await lockAnyEnvelope(tx, found.envelope.id);
  const recipient = await lockRecipient(tx, found.recipient.id);
  const isSame = recipient?.email === found.recipient.email;
  // A forward or a correction may have ended the session while this call waited.
  const token = signingToken(request) ?? '';
  if (!envelope || !recipient || !isSame || !(await findSession(tx, token))) {
    return refuseOver(tx, token);
  }
  const isOver = envelope.expires_at !== null && envelope.expires_at <= new Date();
  if (envelope.state !== 'sent' || isOver) refuseDocument('envelope-ended');
  // In person, they sign without their link.
  const isRevoked = recipient.link_revoked_at !== null && found.session.host_id === null;
  if (isRevoked) refuseDocument('signing-session-over');
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
