import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './sign-in.es.ts';

export const signInMessages = defineMessages(spanish.signInMessages, {
  // fields and their problems
  firstName: 'First Name',
  lastName: 'Last Name',
  codeRequired: 'Code is required',
  codeWrong: 'Code must have 6 digits',
  recoveryCodeRequired: 'Recovery code is required',

  // passkeys
  withPasskey: 'Use a passkey',
  signInWithPasskey: 'Sign in with a passkey',
  noPasskeyChosen: 'No passkey was selected. Please try again.',
  passkeyUnusable: 'This passkey can’t be used here.',

  // the choices for someone who started something
  signIn: 'Sign in',
  createAccount: 'Create an account',
  or: 'or',
  notNow: 'Not now',
  close: 'Close',

  // identity providers
  continueWith: 'Continue with {provider}',
  continueInWindow: 'Continue in the window that just opened.',
  noAccountSelected: 'No account selected. Please try again.',

  // what the next page says
  signedOut: 'You’re signed out.',
  passwordReset: 'Password has been reset successfully',
  emailVerified: 'Your email is verified. You can sign in now.',
  emailChanged: 'Your email has been changed.',
  identityLinked: 'Confirmed. You can now sign in with that account.',
  emailChangedBack:
    'Your email stays as it was. Please set a new password with the link we emailed you.',
  accountDeleted: 'Your account has been deleted.',
});
