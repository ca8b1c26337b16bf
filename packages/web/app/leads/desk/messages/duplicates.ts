import { defineMessages } from '@homestead/contract/platform';

/** Leads that may be the same person. */
export const duplicateMessages = defineMessages({
  title: 'Possible Duplicates',
  none: 'No two leads look like the same person',
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
  dismiss: 'Different people',
  dismissed: '{pair} are different people',
});
