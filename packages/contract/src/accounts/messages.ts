import { defineMessages } from '#platform';
import * as spanish from './messages.es.ts';

/** What is wrong with a person's data, in the specified words. */
export const personRuleMessages = defineMessages(spanish.personRuleMessages, {
  emailNeeded: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailNotRegistered: 'Please enter a registered email address',
  nameNeeded: '{label} is required',
  nameLetters: '{label} can only contain letters',
  nameShort: '{label} must be at least 2 characters',
  nameLong: '{label} cannot exceed 25 characters',
  passwordNeeded: 'Password is required',
  passwordShort: 'Password must be longer than 6 characters',
  passwordKinds: 'Password must contain at least one lowercase, one uppercase, and one number',
  newPasswordKinds: 'Password contain at least one lowercase, one uppercase, and one number',
  staffPasswordShort: 'Password must have at least {min} characters',
  confirmationNeeded: 'Password confirmation is required',
  confirmationDiffers: 'Password does not match confirmation password',
  confirmNeeded: 'Confirm password is required',
  confirmDiffers: 'Passwords do not match',
  termsNeeded: 'You must agree with the terms and conditions',
  phoneDigits: 'Contact number must be 10 digits',
  zipDigits: 'Zip must be 5 digits, or 9 with a hyphen',
  linkInvalid: 'Please enter a full https address',
});

/** How a person can be notified. */
export const notificationChoiceMessages = defineMessages(spanish.notificationChoiceMessages, {
  email: 'In the app and by email right away',
  digest: 'In the app and in the daily email',
  app: 'In the app only',
  off: 'Off',
});
