import { emailProblem, normaliseEmail, type peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { House } from '#platform';
import { answer } from '../answer.ts';
import { findPersonByEmail } from '../person-store.ts';

/** Whether an address can be given to a new person, or kept by the one of `id`. */
export async function checkEmail(
  { db }: Pick<House, 'db'>,
  { email, id }: BodyOf<typeof peopleEndpoints.checkEmail>,
): Promise<AnswerOf<typeof peopleEndpoints.checkEmail>> {
  const problem = emailProblem(email);
  if (problem) return answer(false, problem);
  const holder = await findPersonByEmail(db, normaliseEmail(email));
  const isFree = holder === null || holder.id === id;
  return answer(isFree, isFree ? '' : 'Email is already in use');
}
