import { defineMessages } from '@homestead/contract/platform';

/** Telling the broker what is wrong with a listing. */
export const reportMessages = defineMessages({
  title: 'Something looks wrong?',
  sent: 'Sent',
  close: 'Close',
  backToHome: 'Back to the home',
  cancel: 'Cancel',
  about: 'What looks wrong?',
  choose: 'Choose one',
  message: 'What should it say?',
  email: 'Email (if you’d like a reply)',
  send: 'Send to the broker',
  homeByNumber: 'MLS #{number}',
});
