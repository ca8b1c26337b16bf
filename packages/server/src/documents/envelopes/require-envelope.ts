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

/**
 * An envelope that the caller may see: their own by scope, or one of what they may see in another
 * room. Refuses (envelope-not-found) any other.
 */
export async function requireEnvelope(
  services: Pick<Services, 'db'>,
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<{ envelope: EnvelopeRow; mayWrite: boolean }> {
  const { subjects } = openDocuments(services);
  const own = await findOwnEnvelope(db, caller, id);
  if (own && !(await subjects.isHidden(db, caller, subjectOf(own)))) {
    return { envelope: own, mayWrite: true };
  }
  const envelope = (await findAnyEnvelope(db, id)) ?? refuseDocument('envelope-not-found');
  const access = await subjects.access(db, caller, subjectOf(envelope));
  if (access === 'none') refuseDocument('envelope-not-found');
  return { envelope, mayWrite: access === 'write' };
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
