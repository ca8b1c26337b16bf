import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './field-marks.es.ts';

/** What a recipient finds in their open fields on the pages of an uploaded PDF. */
export const fieldMarkMessages = defineMessages(spanish.fieldMarkMessages, {
  signature: 'Your signature',
  initials: 'Your initials',
  date: 'Date of your signature',
  text: 'Your text',
  checkbox: 'Your check mark',
  pages: '{title}, with your fields',
});
