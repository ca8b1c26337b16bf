import { defineMessages } from '@homestead/contract/platform';

/** Labels of the fields of lists of leads that aren't a lead's details, and what is refused. */
export const leadListMessages = defineMessages({
  name: 'Name',
  agent: 'Agent',
  concierge: 'Concierge',
  role: 'Buyer or seller',
  secondary: 'Second contact',
  lastInquiry: 'Last inquiry',
  score: 'Score',
  tags: 'Tags',
  unclaimed: 'Unclaimed',
  duplicates: 'Possible duplicate',
  claimLead: 'Claim Lead',

  // what is refused
  stageLabel: 'Stage',
  statusLabel: 'Contact status',
  roleLabel: 'Role',
  operator: '{label} can’t be compared this way',
  values: '{label} needs a value',
  oneValue: '{label} takes one value',
  noValue: '{label} takes no value here',
  choice: '{label} has a choice that isn’t offered',
  days: '{label} needs a number of days, at most {most}',
  day: '{label} needs a date',
  number: '{label} needs a whole number up to 999',
  digits: '{label} needs at least three digits',
  unsortable: '{label} can’t be sorted by',
  stage: 'You don’t have permission for the leads of this stage',
  noStage: 'There is no stage of this name',
  noStatus: 'There is no contact status of this name',
  noRole: 'There is no role of this name',
});
