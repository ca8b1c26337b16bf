import {
  emailProblem,
  nameProblem,
  registrationEndpoints,
  registrationPasswordProblem,
  termsProblem,
} from '@homestead/contract/accounts';
import type { BodyOf, FieldRefusal } from '@homestead/contract/platform';
import { fieldMessages } from '../messages/fields.ts';

const { createUser } = registrationEndpoints;

/** Every field of a registration that breaks a rule of R-44, with its message. */
export function registrationProblems(body: BodyOf<typeof createUser>): FieldRefusal[] {
  const problems = {
    first_name: nameProblem(body.first_name ?? '', fieldMessages.firstName()),
    last_name: nameProblem(body.last_name ?? '', fieldMessages.lastName()),
    email: emailProblem(body.email ?? ''),
    password: registrationPasswordProblem(body.password ?? ''),
    agreeTermAndCondition: termsProblem(body.agreeTermAndCondition === true),
  };
  return Object.entries(problems).flatMap(([field, message]) =>
    message ? [{ field, label: createUser.labels?.[field] ?? field, message }] : [],
  );
}
