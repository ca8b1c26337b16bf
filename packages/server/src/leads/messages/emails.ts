import { defineMessages } from '@homestead/contract/platform';

/** Emails that staff write to leads. */
export const emailMessages = defineMessages({
  to: 'To',
  cc: 'Cc',
  bcc: 'Bcc',
  from: 'From',
  homes: 'Homes',
  sendAt: 'Send at',
  recipient: '{label} can only have contacts of the lead and staff',
  contactNeeded: '{label} needs a contact of the lead',
  sender: 'Choose your own address or the brokerage’s',
  homeGone: 'Homes: MLS #{numbers} can’t be shown',
  noSuchTime: 'That time doesn’t exist because the clocks change. Choose another.',
  inFuture: 'Send at must be in the future, and within a year',
  scheduled: 'Email scheduled',
  notSeen: 'You no longer work this lead.',
  left: 'The person who wrote it no longer works here.',
});
