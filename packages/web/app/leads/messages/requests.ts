import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './requests.es.ts';

/** Contact details of the short public forms. */
export const requestMessages = defineMessages(spanish.requestMessages, {
  name: 'Name',
  phone: 'Phone',
  close: 'Close',
});
