import type { Caller, DatabaseTransaction, Queryable, Services } from '#platform';
import { openDocuments } from '../documents-services.ts';
import { refuseDocument } from '../refuse-document.ts';
import { subjectOf } from '../subjects/subject-of.ts';
import {
  type EnvelopeRow,
  findAnyEnvelope,
  findOwnEnvelope,
  lockAnyEnvelope,
} from './envelope-store.ts';

interface SeenEnvelope {
  envelope: EnvelopeRow;
  mayWrite: boolean;
}

async function findSeen(
  services: Pick<Services, 'db'>,
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<SeenEnvelope | null> {
  const { subjects } = openDocuments(services);
  const own = await findOwnEnvelope(db, caller, id);
  if (own && !(await subjects.isHidden(db, caller, subjectOf(own)))) {
    return { envelope: own, mayWrite: true };
  }
  const envelope = await findAnyEnvelope(db, id);
  const access = envelope ? await subjects.access(db, caller, subjectOf(envelope)) : 'none';
  return envelope && access !== 'none' ? { envelope, mayWrite: access === 'write' } : null;
}

/**
 * An envelope that the caller may see: their own by scope, or one of what they may see in another
 * room. Refuses (envelope-not-found) any other.
 */
export async function requireEnvelope(
  ...asked: Parameters<typeof findSeen>
): Promise<SeenEnvelope> {
  return (await findSeen(...asked)) ?? refuseDocument('envelope-not-found');
}

/** Whether the caller may change an envelope. */
export async function mayWriteEnvelope(...asked: Parameters<typeof findSeen>): Promise<boolean> {
  return (await findSeen(...asked))?.mayWrite === true;
}

/** The same to change it: held until the commit. */
export async function requireEnvelopeToWrite(
  services: Pick<Services, 'db'>,
  tx: DatabaseTransaction,
  caller: Caller,
  id: string,
): Promise<EnvelopeRow> {
  const { mayWrite } = await requireEnvelope(services, tx, caller, id);
  if (!mayWrite) refuseDocument('envelope-not-found');
  return (await lockAnyEnvelope(tx, id)) ?? refuseDocument('envelope-not-found');
}
