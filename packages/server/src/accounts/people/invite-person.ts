import { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, answerOnce, type Caller, type Services, submissionOf } from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { invitePeople } from './invite-people.ts';
import { requirePersonToChange } from './load-person.ts';
import { isOpened } from './person-policy.ts';
import { storeInvitation } from './person-record-store.ts';

/**
 * Emails the invitation again; earlier links end. Refuses people the caller may not see or change,
 * (not-invitable) one who has opened their account or is deactivated. Sent again with its key, it
 * counts once.
 */
export async function invitePerson(
  services: Pick<Services, 'db' | 'mail' | 'secrets' | 'settings'>,
  actor: Actor,
  { id, ...call }: { id: string; caller: Caller | null; idempotencyKey: string | null },
): Promise<AnswerOf<typeof peopleEndpoints.invitePerson>> {
  const sent = submissionOf(peopleEndpoints.invitePerson, id, call);
  return answerOnce(services, sent, async (tx) => {
    const { person } = await requirePersonToChange(tx, actor.caller, id);
    if (isOpened(person) || person.deactivated_at !== null) refuseAccount('not-invitable');
    await storeInvitation(tx, id, actor.caller.personId);
    await invitePeople(services, tx, [person]);
    await recordSecurityEvent(tx, {
      kind: 'person-invited',
      personId: id,
      actorId: actor.caller.personId,
      sessionId: actor.caller.sessionId,
      origin: actor.origin,
    });
    return answer(true as const, answerMessages.invitationSent());
  });
}
