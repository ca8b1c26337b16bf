import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './pages.es.ts';

/** The pages around signing: blank forms, the list of one's documents, the log. */
export const documentPageMessages = defineMessages(spanish.documentPageMessages, {
  // own documents
  ownTitle: 'Documents to sign',
  ownDone: 'Documents you signed',
  openToSign: 'Open and sign',
  openToRead: 'Open',
  sentBy: 'Sent by',
  sentOn: 'Sent',
  dueOn: 'Sign by',
  state: 'Status',
  unknownHome: 'Address not set yet',
  stateYours: 'Waiting for you',
  stateOthers: 'Waiting for others to sign first',
  stateSigned: 'Signed by you, waiting for others',
  stateSealing: 'Signed by everyone, being sealed',
  stateCompleted: 'Signed by everyone',
  stateDeclined: 'Declined',
  stateVoided: 'Canceled',
  stateExpired: 'Expired',
  stateCopy: 'You get a copy once everyone has signed',
  // blank forms
  blank: 'Blank form',
  blankLead:
    'Anyone can read and print this form. To fill it in and sign it, open the link that your agent sent you.',
  signByLink: 'Open my documents',
  staffSignIn: 'Staff sign in to fill it in for an offer',
  print: 'Print',
  notApproved: 'The brokerage hasn’t approved this wording yet. Don’t use the form until it has.',
  sample: 'This is a sample text, which the brokerage replaces with its own.',
  // log
  logLead:
    'Everything that happens to a document that is signed here is written to a log, where each entry carries the fingerprint of the one before. Each day’s fingerprint covers all entries of that day and the day before, and is published here. If anyone changed an entry later, the fingerprints would no longer match.',
  logCaption: 'Fingerprints by day, newest first (SHA-256)',
  logDay: 'Day',
  logEntries: 'Entries',
  logHead: 'Fingerprint',
  logNone: 'No documents have been signed here yet',
  logNoneHint: 'The first day with an entry appears here.',
  verify: 'Check a signed document',
});
