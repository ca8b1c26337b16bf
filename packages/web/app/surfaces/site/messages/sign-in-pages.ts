import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './sign-in-pages.es.ts';

/** The pages of signing in, registering and email links. */
export const signInPageMessages = defineMessages(spanish.signInPageMessages, {
  // sign in
  signIn: 'Sign in',
  wrongCredentials: 'Please Enter valid credentials',
  newHere: 'New here? <link>Sign up here</link>',
  password: 'Password',
  forgotPasswordLink: 'Forgot Password ?',
  or: 'or',
  backToSignIn: 'Back to sign in',

  // register
  createAccountTitle: 'Create new account',
  emailNeeded: 'Please create an account using a new email.',
  haveAccount: 'Have an account? <link>Sign in</link>',
  goal: 'What’s your goal?',
  goalBuy: 'Looking to Buy',
  goalSell: 'Ready to Sell',
  goalBoth: 'Buy & Sell',
  firstName: 'First Name',
  lastName: 'Last Name',
  passwordHint: 'At least 6 characters, with a lowercase letter, an uppercase letter and a number.',
  confirmPassword: 'Confirm password',
  agreeToTerms: 'I agree with the terms and conditions',
  readTexts: 'Read the <terms>Terms of Use</terms> and the <privacy>Privacy Policy</privacy>',
  createAccount: 'Create account',
  accountCreated: 'Account created',
  done: 'Done',
  confirmationSent:
    'We sent an email to <email>{address}</email>. Open the link in it to confirm your address. You can sign in after that.',
  enterCode: 'Did you get a code? <link>Enter the code</link>',

  // forgot and new password
  forgotPassword: 'Forgot password',
  forgotPasswordLead: 'Enter your email address and we’ll send you a link to set a new password.',
  confirm: 'Confirm',
  checkEmail: 'Check your email',
  close: 'Close',
  resetSent:
    'If there’s an account for <email>{address}</email>, we’ve sent a link to set a new password. It works for at least 30 minutes.',
  newPasswordTitle: 'Create new password',
  newPasswordFor: 'For <email>{address}</email>',
  resetExpired: 'Link expired? <link>Request a new one</link>',

  // verify your identity
  verifyTitle: 'Verify your identity',
  codeLead: 'Enter the 6 digits we emailed you. They work for 30 minutes.',
  verify: 'Verify',
  sendNewCodeLead: 'Didn’t get it, or it expired? Send a new code',
  sendNewCode: 'Send a new code',
  tryAgain: 'Please try again.',
  appLead: 'Enter the code from your authenticator app.',
  oneMoreStep: 'One more step to sign in.',
  startOver: 'Start over',
  enterRecoveryCode: 'Enter a recovery code',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten codes you saved when you turned on two-step sign-in.',
  sendRecoveryCode: 'Use this code',

  // links of emails
  confirmEmailTitle: 'Confirm your email',
  confirmEmailLead: 'One more step: confirm that this is your email, and your account is ready.',
  confirmEmail: 'Confirm my email',
  setNewPassword: 'Set a new password',
  newPassword: 'New password',
  setAndConfirm: 'Set and confirm',
  confirmExpired: 'Link expired? <link>Request a new code</link>',
  confirmNewEmailTitle: 'Confirm your new email',
  confirmNewEmailLead: 'After that, you sign in with the address we sent this email to.',
  confirmNewEmail: 'Confirm my new email',
  undoEmailTitle: 'Keep your email',
  undoEmailLead:
    'Your email stays the one we wrote to, and all devices are signed out. Then you set a new password.',
  undoEmail: 'Keep my email',
  linkIdentityTitle: 'Confirm your sign-in',
  linkIdentityLead: 'Confirm only if you just tried to sign in with the account in our email.',
  linkIdentity: 'Confirm my sign-in',

  // after an identity provider
  continue: 'Continue',
});
