import { defineMessages } from '@homestead/contract/platform';

/** How the history and the audit call templates of envelopes. */
export const templateWords = defineMessages({
  template: 'Envelope template',
  name: 'Name',
  nameTaken: 'You have another template with this name',
  shared: 'Shared with the brokerage',
  dueDays: 'Days until it’s due',
  expiresDays: 'Days until it expires',
  yes: 'Yes',
  no: 'No',
});
