import {
  confirmationProblem,
  emailProblem,
  newPasswordProblem,
  signInPasswordProblem,
} from '@homestead/contract/accounts';
import type { FormRule } from '#forms';
import { signInMessages } from '../messages/sign-in.ts';

/* Checked in the browser before a form is sent, and in its action for fields that the API does not
   get, such as the repeated password. */

/** What a password must consist of is said only after the service refused it. */
export const signInRule: FormRule = (typed) => ({
  email: emailProblem(typed('email')),
  password: typed('password') ? null : signInPasswordProblem(''),
});

export const newPasswordRule: FormRule = (typed) => ({
  newPassword: newPasswordProblem(typed('newPassword')),
  confirm_password: confirmationProblem(typed('newPassword'), typed('confirm_password')),
});

export const chosenPasswordRule: FormRule = (typed) => ({
  password: signInPasswordProblem(typed('password')),
});

export const mailedCodeRule: FormRule = (typed) => ({
  email: emailProblem(typed('email')),
  code: sixDigitProblem(typed('code')),
});

export const resendRule: FormRule = (typed) => ({ email: emailProblem(typed('email')) });

export const appCodeRule: FormRule = (typed) => ({ code: sixDigitProblem(typed('code')) });

export const recoveryCodeRule: FormRule = (typed) => ({
  recoveryCode: typed('recoveryCode').trim() ? null : signInMessages.recoveryCodeRequired(),
});

function sixDigitProblem(code: string): string | null {
  const digits = code.replace(/\s/g, '');
  if (digits === '') return signInMessages.codeRequired();
  return /^\d{6}$/.test(digits) ? null : signInMessages.codeWrong();
}
