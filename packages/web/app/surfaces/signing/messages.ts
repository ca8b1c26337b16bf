import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

/** The frame of the pages where documents are read and signed. */
export const signingFrameMessages = defineMessages(spanish.signingFrameMessages, {
  title: 'Sign your documents',
  skip: 'Skip to the main content',
  otherLanguage: 'Español',
});
