import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, Services } from '#platform';
import { findWaitingEmail } from '../account-links.ts';
import { answer } from '../answer.ts';
import { requireNamedPerson } from './own-person.ts';
import { presentOwnDetails } from './present-own-details.ts';

type UserDetails = typeof ownAccountEndpoints.getUserDetails;

/** The profile of the caller, or of a person they may change. */
export async function getOwnDetails(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  userid: string | undefined,
): Promise<AnswerOf<UserDetails>> {
  const person = await requireNamedPerson(db, caller, userid);
  return answer(presentOwnDetails(person, await findWaitingEmail(db, person.id)));
}
