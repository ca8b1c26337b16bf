import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

/** Shown when not even the site's frame can be rendered. */
export const rootMessages = defineMessages(spanish.rootMessages, {
  failed: 'Something went wrong on our end',
  tryLater: 'Please try again in a moment.',
  searchHomes: 'Search homes',

  seeingAs: 'You are seeing Homestead as {name} ({role}). Nothing can be changed.',
  seeingAsRole: 'You are seeing Homestead as {role}. Nothing can be changed.',
  over: 'Your time seeing Homestead as {name} ({role}) is over. Exit to return to your account.',
  overAsRole: 'Your time seeing Homestead as {role} is over. Exit to return to your account.',
  exit: 'Exit',
});
