import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { invitePeople } from './invite-people.ts';
import { requirePersonToChange } from './load-person.ts';
import { isOpened } from './person-policy.ts';
import { storeInvitation } from './person-record-store.ts';

/**
 * Mails the invitation once more; earlier links end. Refuses whom the caller may not see or change,
 * (not-invitable) who has opened their account or is deactivated.
 */
export async function invitePerson(
  house: Pick<House, 'db' | 'mail' | 'settings'>,
  acting: Acting,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.invitePerson>> {
  return atomically(house.db, async (tx) => {
    const { person } = await requirePersonToChange(tx, acting.caller, id);
    if (isOpened(person) || person.deactivated_at !== null) refuseAccount('not-invitable');
    await storeInvitation(tx, id, acting.caller.personId);
    await invitePeople(house, tx, [person]);
    await recordSecurityEvent(tx, {
      kind: 'person-invited',
      personId: id,
      actorId: acting.caller.personId,
      sessionId: acting.caller.sessionId,
      origin: acting.origin,
    });
    return answer(true as const, 'Invitation sent');
  });
}
