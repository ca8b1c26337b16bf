import { defineMessages } from '@homestead/contract/platform';

/** The home inspections of an offer. */
export const inspectionMessages = defineMessages({
  title: 'Home inspections',
  none: 'No home inspections yet',
  add: 'Add inspection',
  edit: 'Edit inspection',
  editThis: 'Edit',
  editOne: 'Edit {name}',
  remove: 'Remove',
  removeOne: 'Remove {name}',
  unnamed: 'Inspection',
  empty: 'Fill in at least one field',
  saved: 'Inspection saved',
  removed: '{name} removed',
  full: 'An offer has at most {most, number} home inspections.',
});
