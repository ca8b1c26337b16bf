import { defineMessages } from '@homestead/contract/platform';

/** The lists of a lead’s choices. */
export const referenceMessages = defineMessages({
  title: 'Reference Lists',
  list: 'List',
  name: 'Name',
  source: 'Source',
  retired: 'Retired',
  none: 'This list is empty',
  add: 'Add entry',
});
