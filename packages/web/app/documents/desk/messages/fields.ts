import { defineMessages } from '@homestead/contract/platform';

/** Placing fields on the pages of an uploaded PDF. */
export const fieldMessages = defineMessages({
  title: 'Fields on {title}',
  intro:
    'The box stands for a letter page. Drag a field, or choose it and move it with the arrow keys; with Shift, they change its size. Delete removes it.',
  openPdf: 'Download the PDF to compare',
  noSigners: 'Add the people who sign first.',
  recipient: 'Who fills it in',
  kind: 'Kind',
  add: 'Add field',
  signature: 'Signature',
  initials: 'Initials',
  date: 'Date signed',
  text: 'Text',
  checkbox: 'Checkbox',
  page: 'Page {page, number} of {pages, number}',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  fieldOf: '{kind} of {name}',
  placed: '{field}: {left} in from the left, {top} in from the top, {width} × {height} in',
  added: '{field} added',
  removed: '{field} removed',
  onThisPage: 'On this page',
  noneHere: 'No fields on this page yet.',
  isRequired: 'Required',
  isRequiredOf: 'Required: {field}',
  remove: 'Remove',
  removeOne: 'Remove: {field}',
  save: 'Save fields',
  saved:
    '{count, plural, =0 {No fields on {title}} one {# field on {title} saved} other {# fields on {title} saved}}',
  cancel: 'Cancel',
});
