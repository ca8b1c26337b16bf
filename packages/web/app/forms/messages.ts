import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

export const formMessages = defineMessages(spanish.formMessages, {
  tooLarge: 'The form is too large.',
  outage: 'Something went wrong on our end. Please try again. Nothing you typed is lost.',
  request: 'Request {id}',
  waitSeconds: 'You can try again in {count, plural, one {# second} other {# seconds}}.',
  waitMinutes: 'You can try again in {count, plural, one {# minute} other {# minutes}}.',
  sending: 'One moment…',
  fixErrors: 'Fix the errors below',
  show: 'Show {field}',
  hide: 'Hide {field}',
  leaveEmpty: 'Leave this field empty',
  email: 'Email',
  sixDigitCode: '6-digit code',
  secretLink: 'Link from the email',
  secretLinkHint: 'Copy the whole link from the email and paste it here.',
  kept: 'We kept what you typed.',
  discard: 'Discard',
  secretLinkNeeded: 'Paste the link from the email',
});
