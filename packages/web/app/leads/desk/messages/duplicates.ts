import { defineMessages } from '@homestead/contract/platform';

/** Leads that may be the same person, and merging them. */
export const duplicateMessages = defineMessages({
  title: 'Possible Duplicates',
  none: 'No possible duplicates',
  among:
    'We check your {count, number} most recent leads: by email, phone and address against every lead you can see, and by name against each other.',
  noneHint: 'We compare leads by email, phone, address, and name with ZIP code.',

  // why
  email: 'same email',
  phone: 'same phone',
  address: 'same address',
  name: 'similar name, same ZIP code',
  note: 'Possible duplicate of {name}: {why}',
  open: 'Open {name}',
  openLead: 'Open',

  // a row
  lead: 'Lead',
  reached: 'Contact',
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
  named: '{name}, {about}',
  since: 'added {at}',
  numbered: '{name} ({number})',
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
  inquiries: '{count, plural, one {# inquiry} other {# inquiries}}',
  messages: '{count, plural, one {# message} other {# messages}}',
  notes: '{count, plural, one {# note} other {# notes}}',
  tasks: '{count, plural, one {# task} other {# tasks}}',
  tags: '{count, plural, one {# tag} other {# tags}}',
  moves: '{what} of {from} will move to {to}, along with the rest of the timeline.',
  timelineMoves: 'The timeline of {from} will move to {to}.',
  reaches:
    'Messages from either lead’s email or phone will go to {name}. You can undo the merge on the lead’s page at any time.',
  mergeInto: 'Merge into {name}',
  mergeBoth: 'Merge these leads',
  merged: 'Merged into {name}',

  // on a lead's page
  mergedLeads: 'Merged leads',
  mergedAt: 'Merged {at}',
  mergedAtBy: 'Merged {at} by {by}',
  alsoReached: 'Also reached at',
  separate: 'Undo merge',
  separateName: 'Undo the merge with {name}',
  separateTitle: 'Undo this merge?',
  cancel: 'Cancel',
  goesBack: '{name} becomes a separate lead again and gets back {what}.',
  timelineBack: 'their part of the timeline',
  accountBack: 'their account',
  saysAgain: '{name} goes back to: {fields}.',
  fieldAgain: '{label}: {value}',
  fieldEmpty: '{label}: empty',
  staysSince: 'New since the merge, and stays with {name}: {what}.',
  keptFields: 'These fields changed since the merge, so they stay as they are: {fields}.',
  separated: 'The merge was undone',
  separatedBut: 'The merge was undone. These fields changed since, so we left them alone: {fields}',
});
