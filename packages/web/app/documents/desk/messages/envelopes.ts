import { defineMessages } from '@homestead/contract/platform';

/** The envelopes as a list, and what is done with one of them. */
export const envelopeMessages = defineMessages({
  title: 'E-Sign',
  newEnvelope: 'New envelope',
  none: 'No envelopes yet',
  noneHint: 'Put forms or PDFs into an envelope with “New envelope”, and send it to be signed.',
  noneFound: 'No envelopes match',
  search: 'Search by title, address, or signer',

  // What they are sorted into
  byState: 'Envelopes by state',
  all: 'All',
  drafts: 'Drafts',
  waiting: 'Waiting',
  completed: 'Completed',
  ended: 'Ended',
  withCount: '{name} ({count, number})',
  state: 'State',
  anyState: 'Any state',
  draftState: 'Draft',
  sentState: 'Out for signature',
  sealingState: 'Sealing',
  completedState: 'Completed',
  declinedState: 'Declined',
  voidedState: 'Voided',
  expiredState: 'Expired',

  // Columns
  envelope: 'Envelope',
  waitingFor: 'Waiting for',
  signed: 'Signed',
  signedOf: '{signed, number} of {signers, number}',
  home: 'Home',
  due: 'Due',
  sent: 'Sent',
  expires: 'Expires',
  owner: 'Sender',
  changed: 'Changed',

  // Actions
  links: 'Links and signers',
  remind: 'Remind',
  reminded: 'Reminders for {title} go out in ten seconds',
  remindedMany:
    '{count, plural, one {Reminders for # envelope} other {Reminders for # envelopes}} go out in ten seconds',
  remindQuestion: 'Everyone whose turn it is gets an email with a new link.',
  sealAgain: 'Try sealing again',
  sealAgainQuestion: 'We seal it in the background. If that fails again, you’ll see why here.',
  sealingAgain: 'Sealing {title} again. Reload the page in a minute.',
  void: 'Void',
  templates: 'Templates',
  saveTemplate: 'Save as template',
  amend: 'Amend',
  amendQuestion:
    'This starts a draft with copies of the documents. What was signed stays as it is. If this envelope is still open, it ends when the amendment is sent.',
  amendStarted: 'Amendment of {title} started',
  hold: 'Legal hold',
  holdTitle: 'Legal hold: {title}',
  holdHint: 'While it’s on hold, nothing in this envelope is deleted, even after its retention.',
  startHold: 'Put on hold',
  heldNow: '{title} is on hold',
  release: 'Release',
  releaseHint: 'On hold: {reason}',
  released: '{title} is no longer on hold',
  delete: 'Delete draft',
  deleteQuestion:
    'The draft, its documents and their answers are deleted for good. You can’t undo this.',
  deleted: '{title} deleted',
});
