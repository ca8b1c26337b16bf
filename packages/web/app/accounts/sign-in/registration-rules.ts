import {
  emailProblem,
  forgotEmailProblem,
  nameProblem,
  registrationConfirmationProblem,
  registrationPasswordProblem,
  termsProblem,
} from '@homestead/contract/accounts';
import type { FormRule } from '#forms';
import { signInMessages } from '../messages/sign-in.ts';

/* Apart from the other rules, which every page of signing in loads. */

export const registrationRule: FormRule = (typed) => ({
  first_name: nameProblem(typed('first_name'), signInMessages.firstName()),
  last_name: nameProblem(typed('last_name'), signInMessages.lastName()),
  email: emailProblem(typed('email')),
  password: registrationPasswordProblem(typed('password')),
  confirm_password: registrationConfirmationProblem(typed('password'), typed('confirm_password')),
  agreeTermAndCondition: termsProblem(Boolean(typed('agreeTermAndCondition'))),
});

export const forgotPasswordRule: FormRule = (typed) => ({
  email: forgotEmailProblem(typed('email')),
});
