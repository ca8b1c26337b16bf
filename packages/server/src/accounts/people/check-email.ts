import { emailProblem, normalizeEmail, type peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Services } from '#platform';
import { answer } from '../answer.ts';
import { fieldMessages } from '../messages/fields.ts';
import { findPersonByEmail } from '../person-store.ts';

/** Whether an address is available to a new person, or to the one with `id`. */
export async function checkEmail(
  { db }: Pick<Services, 'db'>,
  { email, id }: BodyOf<typeof peopleEndpoints.checkEmail>,
): Promise<AnswerOf<typeof peopleEndpoints.checkEmail>> {
  const problem = emailProblem(email);
  if (problem) return answer(false, problem);
  const holder = await findPersonByEmail(db, normalizeEmail(email));
  const isFree = holder === null || holder.id === id;
  return answer(isFree, isFree ? '' : fieldMessages.emailTaken());
}
