import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { requirePersonToChange } from './load-person.ts';

/** Signs a person out everywhere. Refuses whom the caller may not see or change. */
export async function endPersonSessions(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.endPersonSessions>> {
  return atomically(db, async (tx) => {
    await requirePersonToChange(tx, acting.caller, id);
    const sessions = await endSessions(tx, { personId: id }, 'ended-by-staff');
    await recordSecurityEvent(tx, {
      kind: 'sessions-ended-by-staff',
      personId: id,
      actorId: acting.caller.personId,
      sessionId: acting.caller.sessionId,
      origin: acting.origin,
      facts: { sessions },
    });
    return answer(true as const, 'Signed out everywhere');
  });
}
