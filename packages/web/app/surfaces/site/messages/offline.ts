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
  cannotLoad: 'We can’t load this page right now. Check your Wi‑Fi or mobile data, then try again.',
  opensItself: 'The page opens by itself when you’re back online.',
  call: 'Need us now? Call <phone></phone>.',
  tryAgain: 'Try again',

  // the bar above a page that stays; the time is when it was loaded
  resultsFrom: 'You’re offline. Showing results from {time}.',
  pageFrom: 'You’re offline. Showing this page from {time}.',
  unreachable: 'We can’t reach the site. Showing what loaded at {time}.',
});
