import { defineMessages } from '@homestead/contract/platform';

/** Said when not even the site's frame could be made. */
export const rootMessages = defineMessages({
  failed: 'Something went wrong on our end',
  tryLater: 'Please try again in a moment.',
  searchHomes: 'Search homes',
});
