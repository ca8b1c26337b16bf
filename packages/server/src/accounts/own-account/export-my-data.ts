import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { AccountsHouse } from '../accounts-house.ts';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { requireOwnPerson } from './own-person.ts';

/** Everything that all rooms hold about the caller, noted in the audit. */
export async function exportMyData(
  { db, personData }: AccountsHouse,
  { caller, origin }: Acting,
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
