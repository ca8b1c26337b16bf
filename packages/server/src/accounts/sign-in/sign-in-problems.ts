import { emailProblem, signInPasswordProblem } from '@homestead/contract/accounts';
import { refuse } from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { refuseAccount } from '../refuse-account.ts';

/** Refuses what the sign-in form would have refused, with the messages of R-44. */
export function requireSignInFields(given: { email: string; password: string }): void {
  const problems = [
    { field: 'email', label: fieldMessages.email(), message: emailProblem(given.email) },
    {
      field: 'password',
      label: fieldMessages.password(),
      message: signInPasswordProblem(given.password),
    },
  ];
  const fields = problems.flatMap(({ message, ...field }) =>
    message === null ? [] : [{ ...field, message }],
  );
  if (fields.length > 0) refuse('bad-input', { fields });
}

/** The one refusal of a wrong password and of an unknown address. */
export function refuseSignIn(): never {
  return refuseAccount('no-user-found', {
    fields: [
      { field: 'email', label: fieldMessages.email(), message: fieldMessages.registeredEmail() },
      {
        field: 'password',
        label: fieldMessages.password(),
        message: fieldMessages.registeredPassword(),
      },
    ],
  });
}
