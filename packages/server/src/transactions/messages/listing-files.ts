import { defineMessages } from '@homestead/contract/platform';

/** What listing files say to staff. */
export const listingFileMessages = defineMessages({
  listingFile: 'Listing file',
  state: 'Status',
  remarks: 'Remarks',
  remarksReason: 'Reason to keep the wording',
  override: 'Missing documents overridden',
  notFound: '{label} isn’t known',
  expiresFirst: '{label} must be after {other}',
  sellerNeeded: 'A listing file needs its seller before offers can be added',
  agentNeeded: 'A listing file needs its agent before offers can be added',
  documentMissing: '{label} isn’t in',
  received: 'Received {day}',
  waived: 'Waived: {reason}',
});
