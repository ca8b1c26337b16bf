import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './proof.es.ts';

/** Proving again who one is. */
export const proofMessages = defineMessages(spanish.proofMessages, {
  title: 'Confirm it’s you',
  intro:
    'Before you change your email, download your data, delete your account or sign out a device, confirm that it’s you. If you signed in within the last five minutes, you don’t need to.',
  staffIntro: 'This change needs a recent confirmation that it’s you. Then we’ll save it.',
  provenUntil: 'You won’t be asked again until {at}.',
  prove: 'Confirm',
  password: 'Current password',
  appCode: 'Code from your authenticator app',
  emailedCode: 'Code from the email',
  sendCode: 'Email me a code',
  codeSent: 'We emailed you a code.',
  byPasskey: 'Confirm with a passkey',
  bySignIn: 'Sign in again with {provider}',
});
