import { defineMessages } from '@homestead/contract/platform';

/** Emails and texts that matched no lead. */
export const unmatchedMessages = defineMessages({
  title: 'Unmatched Messages',
  state: 'Messages',
  waiting: 'Waiting',
  removed: 'Removed',
  noneWaiting: 'Every message is matched to a lead',
  noneRemoved: 'Nothing was removed in the last 7 days',

  // a row
  from: 'From',
  unknownSender: 'Unknown sender',
  address: 'Email or phone',
  message: 'Message',
  textsWaiting: '{count, plural, one {Text} other {# texts}}',
  email: 'Email',
  tooLarge: 'Larger than 25 MB. Open it in the mailbox.',
  unreadable: 'It can’t be shown here. Open it in the mailbox.',
  withFiles: '{count, plural, one {# attachment} other {# attachments}}',
  channel: 'Kind',
  answerBy: 'Reply by',
  answered: 'Replied to',
  automatic: 'Automatic',
  received: 'Received',

  // actions
  read: 'Read',
  readTitle: 'From {name}',
  reply: 'Reply',
  replyTitle: 'Text {name}',
  replyIntro:
    'Your name and the brokerage’s are added. The message stays here until it’s matched to a lead.',
  attach: 'Attach to a lead',
  attachTitle: 'Attach the message from {name}',
  attachThis: 'Attach',
  attachTo: 'Attach to {name}',
  attached: 'The message is on {name}’s timeline',
  find: 'Name, email or phone',
  findHint: 'Type at least two characters.',
  noneFound: 'No lead matches. Make a new one instead.',
  worksWith: 'Works with {name}',
  unclaimed: 'Unclaimed',
  makeLead: 'Make a lead',
  makeLeadTitle: 'Make {name} a lead',
  makeLeadEmail:
    'It becomes an inquiry in New Leads, with a reply due one business hour after it came in. The sender gets our usual confirmation.',
  makeLeadText:
    'It becomes an inquiry in New Leads, with a reply due one business hour after it came in.',
  emailHint: 'If they gave one. Without it, you can still call and text the lead.',
  leadMade: '{name} is in New Leads',
  remove: 'Remove',
  removedToast: 'The message from {name} is removed',
  putBack: 'Put back',
  putBackToast: 'The message from {name} is back',
  history: 'History',
  historyTitle: 'History of the message from {name}',
  changeAttached: 'Attached to a lead',
  changeLeadMade: 'Made a lead',
  changeRemoved: 'Removed',
  changePutBack: 'Put back',
  changeAnswered: 'Replied to',
});
