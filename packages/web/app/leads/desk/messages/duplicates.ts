import { defineMessages } from '@homestead/contract/platform';

/** Leads that may be the same person, and merging them. */
export const duplicateMessages = defineMessages({
  title: 'Possible Duplicates',
  none: 'No two leads look like the same person',
  among:
    'Compared are your {count, number} leads with the latest inquiries: by email, phone and address with all leads that you see, by name with each other.',
  noneHint: 'Leads are compared by email, phone, address, and by name with the ZIP code.',

  // why
  email: 'same email',
  phone: 'same phone number',
  address: 'same address',
  name: 'similar name, same ZIP code',
  note: 'Possible duplicate of {name}: {why}',
  open: 'Open {name}',

  // a row
  lead: 'Lead',
  other: 'Other lead',
  why: 'Why',
  agents: 'Agents',
  unclaimed: 'Unclaimed',
  lastInquiry: 'Last inquiry',
  pair: '{one} and {other}',

  // actions
  compare: 'Compare',
  compareWith: 'Compare with {name}',
  dismiss: 'Different people',
  dismissed: '{pair} are different people',
  merge: 'Merge',

  // comparing
  compareTitle: 'Compare leads',
  whichStays: 'Which lead stays?',
  stays: 'Keep {name}',
  createdOn: 'Created on',
  lastContacted: 'Last contacted',
  account: 'Account',
  hasAccount: 'Yes',
  noAccount: 'No',
  values: 'Which values stay?',
  showSame: 'Show {count, plural, one {# value} other {# values}} that both have',
  nothingDiffers: 'Both have the same values.',
  valueOf: '{name}: {value}',
  preview: 'What happens',
  moves:
    '{inquiries, plural, one {# inquiry} other {# inquiries}}, {messages, plural, one {# message} other {# messages}}, {notes, plural, one {# note} other {# notes}}, {tasks, plural, one {# task} other {# tasks}} and {tags, plural, one {# tag} other {# tags}} move from {from} to {to}, with the rest of the timeline.',
  reaches:
    'Messages from either lead’s email or phone will go to {name}. You can undo the merge on the lead’s page at any time.',
  mergeInto: 'Merge into {name}',
  merged: 'Merged into {name}',

  // on a lead's page
  mergedLeads: 'Merged leads',
  mergedAt: 'Merged {at}',
  mergedAtBy: 'Merged {at} by {by}',
  alsoReached: 'Also reached at',
  separate: 'Undo merge',
  separateName: 'Undo the merge with {name}',
  separated: 'The merge was undone',
  separatedBut: 'The merge was undone. These fields changed since, so we left them alone: {fields}',
});
