import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './addresses.es.ts';

/** The person's own addresses, for commutes. */
export const addressMessages = defineMessages(spanish.addressMessages, {
  list: 'Your saved addresses',
  remove: 'Remove',
  removeAddress: 'Remove {name}',
  removed: 'Address removed.',
  addFirst: 'Save an address',
  addAnother: 'Save another address',
  name: 'Name',
  nameHint: 'Work, school, Grandma’s house…',
  address: 'Address',
  addressHint: 'Street and city',
  save: 'Save address',
  saved: 'Saved {name}: {address}.',
  full: 'You’ve saved the maximum of {max, number} addresses. Remove one to add another.',
  driveTimes:
    'Each home’s page shows about how long the drive is from these addresses, without traffic, and you can search by it. Only you can see these addresses.',
  straightLines:
    'Each home’s page shows the straight-line distance to these addresses. Only you can see them.',
});
