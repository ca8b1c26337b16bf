import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically, type Services } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { requirePersonToChange } from './load-person.ts';

/** Signs a person out everywhere. Refuses people the caller may not see or change. */
export async function endPersonSessions(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.endPersonSessions>> {
  return atomically(db, async (tx) => {
    await requirePersonToChange(tx, actor.caller, id);
    const sessions = await endSessions(tx, { personId: id }, 'ended-by-staff');
    await recordSecurityEvent(tx, {
      kind: 'sessions-ended-by-staff',
      personId: id,
      actorId: actor.caller.personId,
      sessionId: actor.caller.sessionId,
      origin: actor.origin,
      facts: { sessions },
    });
    return answer(true as const, answerMessages.signedOutEverywhere());
  });
}
