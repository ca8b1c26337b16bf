import type { SightReason } from '@homestead/contract/platform';
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

interface EnvelopeSight {
  envelope: EnvelopeRow;
  mayWrite: boolean;
  reason: SightReason;
}

/**
 * An envelope that the caller may see, and why: their own by scope, or one of what they may see in
 * another room; null for any other.
 */
export async function findEnvelopeInSight(
  services: Pick<Services, 'db'>,
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<EnvelopeSight | null> {
  const { subjects } = openDocuments(services);
  const own = await findOwnEnvelope(db, caller, id);
  if (own && !(await subjects.isHidden(db, caller, subjectOf(own)))) {
    const isTheirs = own.owner_id === caller.personId || caller.scope === 'own';
    return { envelope: own, mayWrite: true, reason: isTheirs ? 'sender' : caller.scope };
  }
  const envelope = await findAnyEnvelope(db, id);
  const access = envelope ? await subjects.access(db, caller, subjectOf(envelope)) : 'none';
  if (!envelope || access === 'none') return null;
  return { envelope, mayWrite: access === 'write', reason: 'deal' };
}

/** The same; refuses (envelope-not-found) any other. */
export async function requireEnvelope(
  services: Pick<Services, 'db'>,
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<EnvelopeSight> {
  const found = await findEnvelopeInSight(services, db, caller, id);
  return found ?? refuseDocument('envelope-not-found');
}

/** Whether the caller may change an envelope. */
export async function mayWriteEnvelope(
  ...asked: Parameters<typeof findEnvelopeInSight>
): Promise<boolean> {
  return (await findEnvelopeInSight(...asked))?.mayWrite === true;
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
