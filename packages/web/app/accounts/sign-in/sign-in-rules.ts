import {
  confirmationProblem,
  emailProblem,
  forgotEmailProblem,
  nameProblem,
  newPasswordProblem,
  registrationConfirmationProblem,
  registrationPasswordProblem,
  signInPasswordProblem,
  TERMS_PROBLEM,
} from '@homestead/contract/accounts';
import type { FormRule } from '#forms';
import { signInMessages } from '../messages/sign-in.ts';

/* Checked in the browser before a form is sent, and in its action for fields that the API does not
   get, such as the repeated password. */

export const signInRule: FormRule = (typed) => ({
  email: emailProblem(typed('email')),
  password: signInPasswordProblem(typed('password')),
});

export const registrationRule: FormRule = (typed) => ({
  first_name: nameProblem(typed('first_name'), signInMessages.firstName()),
  last_name: nameProblem(typed('last_name'), signInMessages.lastName()),
  email: emailProblem(typed('email')),
  password: registrationPasswordProblem(typed('password')),
  confirm_password: registrationConfirmationProblem(typed('password'), typed('confirm_password')),
  agreeTermAndCondition: typed('agreeTermAndCondition') ? null : TERMS_PROBLEM,
});

export const forgotPasswordRule: FormRule = (typed) => ({
  email: forgotEmailProblem(typed('email')),
});

export const newPasswordRule: FormRule = (typed) => ({
  newPassword: newPasswordProblem(typed('newPassword')),
  confirm_password: confirmationProblem(typed('newPassword'), typed('confirm_password')),
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
