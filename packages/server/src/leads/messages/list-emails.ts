import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './list-emails.es.ts';

/** What emails of mailing lists say. `firm` is the brokerage. */
export const listEmailMessages = defineMessages(spanish.listEmailMessages, {
  confirmSubject: 'Confirm your newsletter sign-up: {firm}',
  confirmLead:
    'Someone, probably you, signed up for {firm}’s newsletter with this address. Confirm, and you’ll start getting it.',
  confirmAppSubject: 'Confirm that you want to be on the list for our app',
  confirmApp:
    'Someone, probably you, signed up again with this address for the email {firm} sends when its app launches. Confirm, and you’ll be back on the list.',
  confirm: 'Confirm the sign-up',
  ignore: 'If it wasn’t you, ignore this email, and you won’t be on the list.',
  welcomeSubject: 'You’re on {firm}’s newsletter list',
  welcome: 'You’ll get {firm}’s newsletter at this address.',
  appSubject: 'You’re on the list for our app',
  app: '{firm} will email you when its app launches.',
  why: 'You’re getting this email because you’re on a list of {firm}.',
  whyAsked: 'You’re getting this email because someone entered this address on {firm}’s website.',
  leave: 'Leave this list with one click',
});

/** The file of a mailing list. */
export const listMessages = defineMessages({
  language: 'Language',
});
