import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

/** Shown when not even the site's frame can be rendered. */
export const rootMessages = defineMessages(spanish.rootMessages, {
  failed: 'Something went wrong on our end',
  tryLater: 'Please try again in a moment.',
  searchHomes: 'Search homes',

  seeingAs: 'You’re viewing as {name} ({role}). Read-only: nothing can be changed or sent.',
  seeingAsRole: 'You’re viewing with the {role} role. Read-only: nothing can be changed or sent.',
  over: 'Your time viewing as {name} ({role}) is up. Exit to return to your account.',
  overAsRole: 'Your time viewing with the {role} role is up. Exit to return to your account.',
  exit: 'Exit',
});
