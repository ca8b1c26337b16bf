import { defineMessages } from '@homestead/contract/platform';

/** What envelopes start from. */
export const templateMessages = defineMessages({
  title: 'Envelope templates',
  none: 'No templates yet',
  noneHint: 'Put an envelope together, and choose “Save as template” in its menu.',
  noneFound: 'No templates match',
  search: 'Search by name',
  name: 'Name',
  documents: 'Documents',
  people: 'Who signs',
  fields: 'Fields on PDFs',
  sharedWith: 'For',
  office: 'The brokerage',
  onlyYou: 'Only you',
  days: 'Due after',
  daysOf: '{count, plural, one {# day} other {# days}}',

  use: 'Start an envelope',
  started: 'Envelope started from {name}',
  delete: 'Delete template',
  deleteQuestion:
    'The template is deleted for good. Envelopes that were started from it stay. You can’t undo this.',
  deleted: '{name} deleted',

  saveTitle: 'Save as template: {title}',
  saveHint:
    'The template keeps forms, PDFs with their fields, roles, turns, title and message. It keeps no names, addresses or answers.',
  sharingHint: 'Everyone who sends documents can use it and read its PDFs.',
  expiresHint: 'Empty: 30 days.',
  replaces: 'In place of',
  replacesHint: 'That template gets what this envelope has. Empty: a new template.',
  save: 'Save template',
  saved: 'Template {name} saved',

  startFrom: 'Start from a template',
  template: 'Template',
  startHint:
    'People are filled in by their role where they are known. Add the names of the others before you send it.',
  start: 'Start from the template',
});
