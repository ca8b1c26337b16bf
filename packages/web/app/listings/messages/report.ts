import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './report.es.ts';

/** Telling the broker what is wrong with a listing. */
export const reportMessages = defineMessages(spanish.reportMessages, {
  title: 'Report a problem',
  sent: 'Sent',
  close: 'Close',
  backToHome: 'Back to the home',
  cancel: 'Cancel',
  about: 'What looks wrong?',
  choose: 'Choose one',
  message: 'Tell us what’s wrong',
  email: 'Email (if you’d like a reply)',
  send: 'Send report',
  homeByNumber: 'MLS #{number}',
});
