import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type House } from '#platform';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import { findWaitingEmail } from '../mailed-tokens/mailed-token-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { changeOwnColumns } from './change-own-columns.ts';
import { requireNamedPerson } from './own-person.ts';
import { presentOwnDetails } from './present-own-details.ts';
import { readProfile } from './read-profile.ts';

type UpdateProfile = typeof ownAccountEndpoints.updateProfile;

/**
 * Changes the fields that are named, of the caller or of somebody they may change (decision 8).
 * Refuses fields that break a rule, (not-permitted), (changed-meanwhile) a version that is not the
 * newest.
 */
export async function updateProfile(
  { db }: Pick<House, 'db'>,
  acting: Acting,
  body: BodyOf<UpdateProfile>,
): Promise<AnswerOf<UpdateProfile>> {
  return atomically(db, async (tx) => {
    const person = await requireNamedPerson(tx, acting.caller, body.id, { lock: true });
    const columns = readProfile(body, person.email);
    if (body.version !== undefined && body.version !== person.version) {
      refuseAccount('changed-meanwhile');
    }
    const changed = await changeOwnColumns(tx, acting, person, columns);
    const waiting = await findWaitingEmail(tx, person.id);
    return answer(presentOwnDetails(changed, waiting), 'Your profile has been updated.');
  });
}
