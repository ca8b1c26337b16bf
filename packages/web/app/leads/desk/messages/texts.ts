import { defineMessages } from '@homestead/contract/platform';

/** Text messages to leads, for staff. */
export const textMessages = defineMessages({
  text: 'Text',
  title: 'Text {name}',
  intro: 'Your name and the brokerage’s are added. Sending this answers the lead’s open inquiries.',
  send: 'Send text',
  sent: 'Text to {name} sent',
  scheduled: 'It’s night where {name} lives. The text goes out {at}.',
  length:
    '{left, plural, one {# character} other {# characters}} left, {count, plural, one {# segment} other {# segments}}',

  // consent
  granted: 'Agreed to texts {at}: “{wording}”',
  grantedByText: 'Agreed to texts {at}, by a text from this number.',
  missing:
    'This lead hasn’t agreed to get texts. Call or email them, or record what they told you.',
  withdrawn: 'This lead asked us {at} to stop texting.',
  noPhone: 'This lead has no phone number. Email them instead.',
  notConfigured: 'Text messages aren’t set up. An administrator can do that in the settings.',
  scheduledFor: 'Scheduled for {at}',
});
