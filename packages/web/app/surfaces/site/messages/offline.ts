import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './offline.es.ts';

/** The installed app, and what is said when the connection is lost. */
export const offlineMessages = defineMessages(spanish.offlineMessages, {
  // the installed app
  appDescription: 'Homes for sale in the {area} area: search, save, and tour.',
  searchHomes: 'Search homes',
  favorites: 'Favorites',

  // the page shown instead of one that can't be loaded
  title: 'No connection',
  unreachable:
    'We can’t load this page right now. Check your Wi‑Fi or mobile data, then try again.',
  opensItself: 'The page opens by itself when you’re back online.',
  call: 'Need us now? Call <phone></phone>.',
  tryAgain: 'Try again',
});
