import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Actor } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { requireOwnPerson } from './own-person.ts';

/** Everything that all rooms store about the caller, recorded in the audit. */
export async function exportMyData(
  { db, personData }: AccountsServices,
  { caller, origin }: Actor,
): Promise<AnswerOf<typeof ownAccountEndpoints.exportMyData>> {
  const { id } = await requireOwnPerson(db, caller);
  const rooms = await personData.exportOf(db, id);
  await recordSecurityEvent(db, {
    kind: 'data-exported',
    personId: id,
    actorId: id,
    sessionId: caller.sessionId,
    origin,
  });
  return answer({ exportedAt: new Date().toISOString(), rooms });
}
