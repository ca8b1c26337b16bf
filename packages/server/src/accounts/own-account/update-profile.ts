import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, refuse, type Services } from '#platform';
import { findWaitingEmail } from '../account-links.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { changeOwnColumns } from './change-own-columns.ts';
import { requireNamedPerson } from './own-person.ts';
import { presentOwnDetails } from './present-own-details.ts';
import { readProfile } from './read-profile.ts';

type UpdateProfile = typeof ownAccountEndpoints.updateProfile;

/**
 * Changes the given fields, of the caller or of a person they may change. Refuses fields that
 * break a rule, (not-permitted), (changed-meanwhile) a version that is not the newest.
 */
export async function updateProfile(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  body: BodyOf<UpdateProfile>,
): Promise<AnswerOf<UpdateProfile>> {
  return atomically(db, async (tx) => {
    const person = await requireNamedPerson(tx, actor.caller, body.id, { lock: true });
    const columns = readProfile(body, person.email);
    if (body.version !== undefined && body.version !== person.version) {
      refuse('changed-meanwhile');
    }
    const changed = await changeOwnColumns(tx, actor, person, columns);
    const waiting = await findWaitingEmail(tx, person.id);
    return answer(presentOwnDetails(changed, waiting), answerMessages.profileUpdated());
  });
}
