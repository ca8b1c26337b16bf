import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

/** Shown when not even the site's frame can be rendered. */
export const rootMessages = defineMessages(spanish.rootMessages, {
  failed: 'Something went wrong on our end',
  tryLater: 'Please try again in a moment.',
  searchHomes: 'Search homes',
});
