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

/** Gives what a field of a form holds. */
export type Typed = (name: string) => string;

/** Looks at a whole form: messages by field name, null where all is well. */
export type FormRule = (typed: Typed) => Record<string, string | null>;

/*
 * The forms of spec 1 section 5, field by field, in the browser before a form is sent and in its
 * action for what the API is not told, such as the second entry of a password.
 */

export const signInRule: FormRule = (typed) => ({
  email: emailProblem(typed('email')),
  password: signInPasswordProblem(typed('password')),
});

export const registrationRule: FormRule = (typed) => ({
  first_name: nameProblem(typed('first_name'), 'First Name'),
  last_name: nameProblem(typed('last_name'), 'Last Name'),
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
  recoveryCode: typed('recoveryCode').trim() ? null : 'Recovery code is required',
});

/** The messages of a rule alone; null when all is well. */
export function problemsOf(rule: FormRule, typed: Typed): Record<string, string> | null {
  const found = Object.entries(rule(typed)).flatMap(([name, message]) =>
    message ? [[name, message] as const] : [],
  );
  return found.length > 0 ? Object.fromEntries(found) : null;
}

function sixDigitProblem(code: string): string | null {
  const digits = code.replace(/\s/g, '');
  if (digits === '') return 'Code is required';
  return /^\d{6}$/.test(digits) ? null : 'Code must have 6 digits';
}
