import { defineMessages } from '@homestead/contract/platform';

/** What is wrong with a lead's details. */
export const leadDetailMessages = defineMessages({
  lastContacted: 'Last contacted',
  createdOn: 'Created on',
  agent: 'Agent',
  changedBy: '{name} changed {label} in the meantime',
  changedBySomeone: '{label} was changed in the meantime',
  emailOfAccount: 'Email is the one of the client’s account, which only they can change',
  emailTaken: 'Another lead has this email',
  emailTakenBy: '{name} has this email: {path}',
  emailOrPhone: 'Give an email or a phone number',
  mergedInto: 'This lead was merged into {name}: {path}',
  itself: 'A lead can’t be its own second contact',
  notInList: 'This isn’t in the list',
  leadMade: 'Lead added',
  secondSaved: 'Second contact saved',
  valueUpdates: 'Value updates',
  homeSearch: 'Home search',
  saved: '{label} saved',
  otherLead: 'Lead must be the one that the path names',
  unknown: '{label} has a choice that isn’t offered',
  otherSource: '{label} doesn’t belong to this source',
});
