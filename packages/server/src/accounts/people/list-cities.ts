import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Caller, Services } from '#platform';
import { answer } from '../answer.ts';
import { selectCities } from './people-list-store.ts';

/** Cities that people within the caller's scope live in, by name. */
export async function listCities(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof peopleEndpoints.getCityList>> {
  return answer(await selectCities(db, caller));
}
