import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, Services } from '#platform';
import { answer } from '../answer.ts';
import { describePerson } from './get-person-detail.ts';
import { requirePersonInSight } from './load-person.ts';

/** One person. Refuses (person-not-found) one the caller may not see, whether or not they exist. */
export async function getPerson(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.getPerson>> {
  const { person, state } = await requirePersonInSight(db, caller, id);
  return answer(await describePerson(db, caller, person, state));
}
