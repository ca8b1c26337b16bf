import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './device.es.ts';

/** What this device remembers. */
export const deviceMessages = defineMessages(spanish.deviceMessages, {
  lastSearch: 'Your last search',
  continue: 'Continue your last search: <link>{search}</link>',
  forget: 'Forget your last search',
});
