import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './mailing-lists.es.ts';

/** The list of people to tell about the app. */
export const appListMessages = defineMessages(spanish.appListMessages, {
  title: 'New App Coming Soon!',
  notifyMe: 'Notify me!',
});

/** The newsletter, and the links in emails of mailing lists. */
export const newsletterMessages = defineMessages(spanish.newsletterMessages, {
  signUp: 'Sign up',
  checkEmail: 'Check your email',
  openLink:
    'We sent a link to {email}. Open it to confirm, and you’ll get the newsletter. If it doesn’t arrive, look in your spam folder.',
  confirmLead: 'One more step: confirm that you want the newsletter at this address.',
  confirm: 'Confirm my sign-up',
  confirmed: 'You’re signed up. You can leave at any time with the link in each email.',
  stopLead: 'You won’t get any more of these emails.',
  stop: 'Stop these emails',
  stopped: 'Done. You won’t get any more of these emails.',
});
