import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, House } from '#platform';
import { answer } from '../answer.ts';
import { describePerson } from './get-person-detail.ts';
import { requirePersonInSight } from './load-person.ts';

/** One person. Refuses (person-not-found) whom the caller may not see, there or not. */
export async function getPerson(
  { db }: Pick<House, 'db'>,
  caller: Caller,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.getPerson>> {
  const { person, state } = await requirePersonInSight(db, caller, id);
  return answer(await describePerson(db, caller, person, state));
}
