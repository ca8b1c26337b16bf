import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './emails.es.ts';

/** What emails about accounts say. `at` is a date and time, `device` a browser on a system. */
export const emailMessages = defineMessages(spanish.emailMessages, {
  // several emails
  nothingToDo: 'If it wasn’t you, you don’t need to do anything.',
  notYouSetPassword:
    'If this was you, you don’t need to do anything. If not, set a new password right away and call us.',
  notMe: 'This wasn’t me',
  signIn: 'Sign in',
  setPassword: 'Set a new password',
  why: 'You’re getting this email because you have an account with {firm}.',
  whyAddress: 'You’re getting this email because someone entered this address on {firm}’s website.',
  device: '{browser} on {system}',
  unknownDevice: 'an unknown device',
  unknownBrowser: 'an unknown browser',

  // confirm the address of a new account
  verifySubject: 'Confirm your email address',
  verifyText:
    'Someone signed up for an account with this email address. If it was you, confirm the address with the button, or enter the code on the page where you signed up.',
  verifyAction: 'Confirm my email address',
  verifyLimits: 'The link works for 24 hours, the code for 30 minutes.',
  verifyIgnore:
    'If you didn’t sign up, you can ignore this email. The account won’t work without your confirmation.',

  // signed up with an address that has an account
  alreadySubject: 'You already have an account',
  alreadyText:
    'Someone tried to sign up with this email address, which already has an account. Nothing was changed.',
  alreadySignIn:
    'If it was you, sign in with your password. If you don’t remember it, set a new one.',

  // invitation
  invitationSubject: 'Your account at {brokerage}',
  invitationText: '{brokerage} created an account for you. Choose a password to use it.',
  choosePassword: 'Choose a password',
  invitationLimits: 'The link works once, for seven days. After that, ask us for a new one.',
  invitationIgnore: 'If you weren’t expecting this, you can ignore this email.',

  // passwords
  resetText: 'Someone asked to set a new password for your account. If it was you, continue here:',
  resetLimits:
    'The link works once, for {hours, plural, =0 {30 minutes} one {an hour} other {# hours}}. Setting a new password signs you out everywhere.',
  resetIgnore: 'If it wasn’t you, you can ignore this email. Your password stays the same.',
  passwordChangedSubject: 'Your password was changed',
  passwordChangedText:
    'Your account password was changed on {at}, from {device}. Other devices were signed out.',
  lockedSubject: 'Too many sign-in attempts on your account',
  lockedText:
    'As of {at}, someone entered a wrong password for your account too many times. No one got in.',
  lockedEffect:
    'For a while, new devices can’t sign in with a password. Devices you’ve used before still can, and the block ends on its own.',
  lockedClosing:
    'If it was you, wait a little and try again. If not, your password kept them out. Choose a new one if you use it elsewhere.',

  // a change of the email address, requested by the person
  emailChangeSubject: 'Confirm your new email address',
  emailChangeText: 'Confirm that you want to use this email address for your account.',
  emailChangeAction: 'Use this address',
  emailChangeLimits:
    'The link works once, for 24 hours. Until then your account keeps its old address.',
  emailChangeIgnore: 'If you didn’t ask for this, you can ignore this email.',
  emailTakenSubject: 'This email address is already in use',
  emailTakenText:
    'Someone with another account asked to use this email address, which already belongs to your account. Nothing was changed.',
  emailAskedSubject: 'Someone asked to change your email address',
  emailAskedText:
    'On {at}, from {device}, someone asked to change the email address of your account. It keeps this one until the other is confirmed.',
  emailAskedClosing:
    'If this was you, you don’t need to do anything. If not, set a new password right away. That stops the change.',
  emailChangedSubject: 'Your email address was changed',
  emailChangedText:
    'Your account’s email address was changed on {at}. We no longer send emails to this one.',
  emailChangedUndo:
    'If it wasn’t you, undo the change. That signs everyone out of your account. Then set a new password.',
  emailUndoAction: 'Undo the change',
  emailUndoLimits: 'The link works once, for seven days.',

  // a change of the email address, made by the office
  emailReplacedSubject: 'Our office is changing your email address',
  emailReplacedText:
    'On {at}, our office started changing your account’s email address. This address stays in use until the new one is confirmed.',
  emailReplacedUndo:
    'If you didn’t ask for this, stop the change. If it has already gone through, this restores your old address and signs everyone out of your account.',
  emailReplacedAction: 'Stop the change',
  emailReplacingSubject: 'Confirm your new email address at {brokerage}',
  emailReplacingText:
    'Our office is changing your account’s email address to {email}. Confirm that this address is yours, then use it to sign in. Your password stays the same.',
  emailReplacingLimits:
    'The link works once and expires in three days. Until you confirm, your old address stays in use.',
  emailReplacingClosing: 'If you weren’t expecting this, contact us.',

  // a code for people without a password or second step
  proofSubject: 'Your confirmation code',
  proofText: 'Someone signed in to your account on {device} wants to make an important change.',
  proofLimits:
    'The code expires in 10 minutes. If this wasn’t you, don’t share it, and sign out that device.',

  // devices and ways to sign in
  newDeviceSubject: 'A new device signed in to your account',
  newDeviceText: 'On {at}, {device} signed in to your account for the first time.',
  newDeviceAction: 'See your devices',
  newDeviceClosing:
    'If this was you, you don’t need to do anything. If not, sign that device out and set a new password right away.',
  stolenSubject: 'We signed out one of your devices',
  stolenText:
    'On {at}, one of your sign-ins was used again, from {device}. Someone may have copied it, so we ended it.',
  stolenClosing:
    'Sign in again to continue. If you weren’t expecting this, set a new password. It signs out every device.',
  linkIdentitySubject: 'Is this you signing in with {provider}?',
  linkIdentityText:
    'On {at}, someone used {provider} ({email}) on {device} to sign in to your account. If that was you, confirm it. From then on, you can sign in with {provider}.',
  linkIdentityAction: 'Confirm my sign-in',
  linkIdentityLimits:
    'The link works once and expires in {hours, plural, =0 {30 minutes} one {an hour} other {# hours}}.',
  linkIdentityIgnore: 'If it wasn’t you, ignore this email. Nothing will change.',
  linkedSubject: 'You can now sign in with {provider}',
  linkedText:
    '{provider} was added to your account on {at}, from {device}. You can now sign in with it.',
  unlinkedSubject: 'You can no longer sign in with {provider}',
  unlinkedText:
    '{provider} was removed from your account on {at}, from {device}. You can no longer sign in with it.',
  seeSignIn: 'See how you sign in',

  // two-step sign-in
  twoStepSubject: 'Your two-step sign-in changed',
  totpOn: 'An authenticator app was set up for your account on {at}, from {device}.',
  totpOff: 'The authenticator app for your account was turned off on {at}, from {device}.',
  passkeyAdded: 'A passkey was added to your account on {at}, from {device}.',
  passkeyRemoved: 'A passkey was removed from your account on {at}, from {device}.',
  codesRenewed:
    'New recovery codes were created for your account on {at}, from {device}. The old ones no longer work.',
  codeUsed: 'A recovery code was used to sign in to your account on {at}, from {device}.',
  seeTwoStep: 'See your two-step sign-in',

  // a deleted account
  deletedSubject: 'Your account was deleted',
  deletedText: 'Your account was deleted on {at}. No one can sign in to it anymore.',
  deletedData:
    'We erase everything we have about you in 30 days, except what the law requires us to keep.',
  deletedClosing: 'If this was a mistake, call us within 30 days.',
});

/** What emails to staff about licenses say. */
export const licenseEmailMessages = defineMessages({
  why: 'You’re getting this email because you work with {firm}.',
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: 'in {count, plural, one {# day} other {# days}}',
  licenseSubject: 'Your license expires {when}',
  licenseText: 'Your real estate license expires on {date}.',
  licenseTextWithNumber: 'Your real estate license {number} expires on {date}.',
  licenseEffect: 'Once it has expired, you can’t be assigned work until it’s renewed.',
  licenseClosing: 'When you’ve renewed it, tell the office the new date.',
  licensesSubject: '{count, plural, one {A license expires soon} other {# licenses expire soon}}',
  licenseOf: '{name}: {date}, {when}.',
  licenseOfWithNumber: '{name} ({number}): {date}, {when}.',
  eoSubject: 'Your E&O insurance expires {when}',
  eoText: 'Your errors and omissions insurance expires on {date}.',
  eoTextWithNumber: 'Your errors and omissions insurance, policy {number}, expires on {date}.',
  eoEffect: 'Our firm needs a valid policy from everyone who works with clients.',
  eosSubject:
    '{count, plural, one {An E&O policy expires soon} other {# E&O policies expire soon}}',
  seePeople: 'See people',
  licensesClosing: 'Enter the new date once a license is renewed, and the reminders stop.',
  eosClosing: 'Enter the new date once a policy is renewed, and the reminders stop.',
});
