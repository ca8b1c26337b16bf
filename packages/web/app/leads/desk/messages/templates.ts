import { defineMessages } from '@homestead/contract/platform';

/** The templates of emails and texts. `fields` are written in double braces. */
export const templateMessages = defineMessages({
  title: 'Message Templates',
  add: 'Add template',
  none: 'No templates yet',
  name: 'Name',
  channel: 'Channel',
  any: 'All channels',
  email: 'Email',
  sms: 'Text message',
  text: 'Text',
  sharedWith: 'Shared with',
  office: 'The office',
  onlyYou: 'Only you',
  smsOf: 'Text message, {count, plural, one {# segment} other {# segments}}',
  retired: 'Retired',

  // form
  bodyHint:
    'Filled in when it’s used: {fields}. After a bar, add what to say if we don’t know it: {fallback}',
  segmentHint: '{count, plural, one {# segment} other {# segments}} with example values',
  sharingHint: 'Everyone who works leads can use it.',
  reasonHint: 'Required only if the fair housing check flags wording you need to keep',

  // preview
  preview: 'Preview',
  previewOf: 'Preview of {name}',
  previewFor: 'Filled in for',
  example: 'An example',
  asHtml: 'As an email',
  asText: 'As plain text',
  subject: 'Subject',

  // New Leads
  start: 'Use a template',
});
