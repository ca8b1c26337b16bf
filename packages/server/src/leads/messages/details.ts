import { defineMessages } from '@homestead/contract/platform';

/** What is wrong with a lead's details. */
export const leadDetailMessages = defineMessages({
  lastContacted: 'Last contacted',
  createdOn: 'Created on',
  unknown: '{label} has a choice that isn’t offered',
  otherSource: '{label} doesn’t belong to this source',
});
