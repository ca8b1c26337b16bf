import type { FormKey } from '@homestead/contract/documents';
import type { FastifyRequest } from 'fastify';
import type { DatabaseTransaction, Queryable, Services } from '#platform';
import { findAnyEnvelope, lockAnyEnvelope } from '../envelopes/envelope-store.ts';
import { findRecipient, lockRecipient } from '../envelopes/recipient-store.ts';
import { refuseDocument } from '../refuse-document.ts';
import { wasIdentifiedInPerson } from '../signing/identified-in-person.ts';
import { type InSession, requireSession, signingToken } from '../signing/in-session.ts';
import { findVerifiedMailbox } from '../signing/mailbox-store.ts';
import type { SubjectRef } from '../subjects/document-subjects.ts';
import { findContainedForm, findRecipientOfMailbox } from './wire-store.ts';

/** A signer of a document by the specs' calls, and the document. */
export interface WireSigner {
  readonly inSession: InSession;
  readonly documentId: string;
}

/**
 * The signer that a call comes from, for a form of an offer: in the session that their link opened,
 * or signed in with the mailbox that the envelope was sent to. Null for anyone else.
 */
export async function findWireSigner(
  services: Pick<Services, 'db'>,
  db: Queryable,
  request: Pick<FastifyRequest, 'headers' | 'caller'>,
  { about, form }: { about: SubjectRef; form: FormKey },
): Promise<WireSigner | null> {
  const inSession = signingToken(request)
    ? await requireSession(services, db, request)
    : await signedIn(db, request, { about, form });
  const isAbout =
    inSession?.envelope.about_kind === about.kind && inSession.envelope.about_id === about.id;
  const documentId = isAbout ? await findContainedForm(db, inSession.envelope.id, form) : null;
  return inSession && documentId ? { inSession, documentId } : null;
}

async function signedIn(
  db: Queryable,
  { caller }: Pick<FastifyRequest, 'caller'>,
  { about, form }: { about: SubjectRef; form: FormKey },
): Promise<InSession | null> {
  if (!caller || caller.seeingAs || caller.isProgram) return null;
  const email = await findVerifiedMailbox(db, caller.personId);
  const id = email && (await findRecipientOfMailbox(db, about, { form, email }));
  const recipient = id ? await findRecipient(db, id) : null;
  const envelope = recipient && (await findAnyEnvelope(db, recipient.envelope_id));
  if (!recipient || !envelope) return null;
  // They haven’t consented themselves: opening the documents lets them.
  if (recipient.state !== 'signed' && wasIdentifiedInPerson(recipient)) return null;
  const session = {
    ...{ identified_by: 'Signed-in account with this mailbox', host_id: null, host_name: null },
  };
  return { session, recipient, envelope };
}

/** The envelope and the recipient of a signer, held until the commit. */
export async function holdSigner(
  tx: DatabaseTransaction,
  { inSession }: WireSigner,
): Promise<InSession> {
  const envelope = await lockAnyEnvelope(tx, inSession.envelope.id);
  const recipient = await lockRecipient(tx, inSession.recipient.id);
  const isOver = !envelope || (envelope.expires_at !== null && envelope.expires_at <= new Date());
  if (isOver || !recipient) return refuseDocument('envelope-ended');
  if (recipient.state === 'signed') refuseDocument('already-signed');
  if (envelope.state !== 'sent') refuseDocument('envelope-ended');
  const isSame = recipient.email === inSession.recipient.email;
  if (!isSame || recipient.link_revoked_at !== null) refuseDocument('signing-session-over');
  return { session: inSession.session, envelope, recipient };
}
