import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, House } from '#platform';
import { answer } from '../answer.ts';
import { findWaitingEmail } from '../mailed-tokens/mailed-token-store.ts';
import { requireNamedPerson } from './own-person.ts';
import { presentOwnDetails } from './present-own-details.ts';

type UserDetails = typeof ownAccountEndpoints.userDetails;

/** What is held of the caller's own profile, or of somebody they may change (decision 8). */
export async function getOwnDetails(
  { db }: Pick<House, 'db'>,
  caller: Caller,
  userid: string | undefined,
): Promise<AnswerOf<UserDetails>> {
  const person = await requireNamedPerson(db, caller, userid);
  return answer(presentOwnDetails(person, await findWaitingEmail(db, person.id)));
}
