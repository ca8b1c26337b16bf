import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './session-ends.es.ts';

/** What the sign-in page says after a session ended. */
export const sessionEndMessages = defineMessages(spanish.sessionEndMessages, {
  ended: 'Your session has ended. Sign in to continue where you left off.',
  idle: 'You were signed out because you were inactive for a while. Sign in to continue where you left off.',
  limit:
    'It’s been a while since you signed in. For your security, sign in again to continue where you left off.',
  signedOut: 'You signed out in this browser. Sign in to continue.',
  newSignIn: 'You were signed out because of a newer sign-in in this browser. Sign in to continue.',
  endedByPerson: 'You signed this device out from another device. Sign in to continue.',
  endedByStaff: 'Our office signed you out. Sign in to continue where you left off.',
  passwordChanged:
    'You were signed out because your password was changed. Sign in with the new one.',
  emailChanged:
    'You were signed out because the email address of your account was changed. Sign in with the current one.',
  stolen:
    'You were signed out because someone else may have used your session. Check the email we sent you, then sign in again.',
  deactivated:
    'You were signed out because your account was deactivated. Contact us if you have questions.',
  deleted:
    'You were signed out because your account was deleted. Contact us if you have questions.',
});
