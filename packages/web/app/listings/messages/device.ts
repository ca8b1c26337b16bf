import { defineMessages } from '@homestead/contract/platform';

/** What this device remembers. */
export const deviceMessages = defineMessages({
  lastSearch: 'Your last search',
  continue: 'Continue your last search: <link>{search}</link>',
  forget: 'Forget your last search',
});
