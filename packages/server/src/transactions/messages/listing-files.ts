import { defineMessages } from '@homestead/contract/platform';

/** What listing files say to staff. */
export const listingFileMessages = defineMessages({
  listingFile: 'Listing file',
  signedByAll: 'Signed electronically',
  openFiles: 'Open listing files',
  state: 'Status',
  remarks: 'Remarks',
  remarksReason: 'Reason to keep the wording',
  override: 'Missing documents overridden',
  confirmed: 'Confirmed by a broker',
  notFound: '{label} isn’t known',
  expiresFirst: '{label} must be after {other}',
  sellerNeeded: 'A listing file needs its seller before offers can be added',
  agentNeeded: 'A listing file needs its agent before offers can be added',
  documentMissing: '{label} isn’t in',
  received: 'Received {day}',
  waived: 'Waived: {reason}',
  fileAttached: 'Attached {name}',
  fileReplaced: 'Replaced {old} with {name}',
  fileRemoved: 'Removed {name}: {reason}',
  // the seller's page, in the history
  sellerLink: 'Link for the seller',
  sellerReminders: 'Reminders for the seller',
  sellerLinkSent: 'Sent',
  sellerLinkEnded: 'Ended',
  sellerSaid: 'The seller',
  askedAbout: 'Asked about {code}',
  wishesToAccept: 'Would like to accept {code}',
  wishesToCounter: 'Would like to counter {code}',
  wishesToReject: 'Would like to reject {code}',
});
