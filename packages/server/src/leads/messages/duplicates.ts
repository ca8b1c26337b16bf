import { defineMessages } from '@homestead/contract/platform';

/** Labels of what is compared of two leads, and what is refused. */
export const duplicateMessages = defineMessages({
  otherLead: 'Other lead',
  agent: 'Agent',

  // what is refused
  sameLead: 'Choose two different leads.',
  twoAccounts: 'Both have an account, so they can’t be merged.',
  keepsAccount: 'Only the other one has an account, so it stays.',
});
