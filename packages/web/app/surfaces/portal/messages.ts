import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

export const portalMessages = defineMessages(spanish.portalMessages, {
  accountSettings: 'Account settings',
  setUpTwoStep:
    '<strong>Set up two-step sign-in to continue.</strong> Your role requires it. Your permissions are suspended until you set up an authenticator app or a passkey. <link>Set it up</link>',
  addresses: 'Saved addresses',
  profile: 'Profile',
  saveSearchTitle: 'Save a search',
  saveSearch: 'Save this search',
  editSearch: 'Edit saved search',
  yourHomes: 'Your homes',
  savedSearch: 'Saved search',
  savedSearches: 'Saved searches',
  tours: 'Your tours',
  notifications: 'Notifications',
  deals: 'Your transactions',
});
