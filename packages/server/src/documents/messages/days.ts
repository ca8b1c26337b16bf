import { defineMessages } from '@homestead/contract/platform';

/** The email with the hash over a day's events. */
export const dayMessages = defineMessages({
  subject: 'Document log of {day}',
  heading: 'The document log of {day}',
  events:
    '{events, plural, one {# event} other {# events}}. The hash over them and the day before is:',
  keep: 'Keep this email: it shows if anyone changes the log later. The same hash is on the page /document-log.',
  why: 'You’re getting this email because this is the brokerage’s address.',
});
