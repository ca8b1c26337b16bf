import type { Caller, Queryable } from '#platform';
import type { EnvelopeRow } from '../envelopes/envelope-store.ts';
import type { RecipientRow } from '../envelopes/recipient-store.ts';
import { findEnvelopeOf } from '../wire/wire-store.ts';
import { insertSight, type Sight } from './sight-store.ts';

/**
 * Notes that staff saw an envelope that was sent. While they see the office as someone
 * else, it is them who saw it.
 */
export async function noteStaffSight(
  db: Queryable,
  { id, state }: Pick<EnvelopeRow, 'id' | 'state'>,
  { caller, what }: { caller: Caller; what: Sight['what'] },
): Promise<void> {
  if (state === 'draft') return;
  await insertSight(db, id, sightOf(caller, what));
}

/** The same of one of its documents. One that was never sent is nobody’s business. */
export async function noteDocumentSight(
  db: Queryable,
  documentId: string,
  caller: Caller,
): Promise<void> {
  const id = await findEnvelopeOf(db, documentId);
  if (id !== null) await insertSight(db, id, sightOf(caller, 'documents'));
}

/** Notes that a recipient saw what they were sent, or got its file. */
export const noteRecipientSight = (
  db: Queryable,
  { id, envelope_id: envelopeId, name }: RecipientRow,
  what: Sight['what'],
): Promise<void> => insertSight(db, envelopeId, { viewerId: id, isRecipient: true, name, what });

function sightOf(caller: Caller, what: Sight['what']): Sight {
  const { personId, firstName, lastName } = caller.seeingAs?.viewer ?? caller;
  const name = `${firstName} ${lastName}`.trim();
  return { viewerId: personId, isRecipient: false, name, what };
}
