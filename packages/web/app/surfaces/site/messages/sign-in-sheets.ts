import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './sign-in-sheets.es.ts';

/** What a visitor who opens a client's page is asked to sign in for. */
export const signInSheetMessages = defineMessages(spanish.signInSheetMessages, {
  favorites: 'Sign in to see your saved homes',
  dislikes: 'Sign in to see your dislikes',
  viewed: 'Sign in to see the homes you viewed',
  searches: 'Sign in to see your saved searches',
  tours: 'Sign in to see your tours',
  addresses: 'Sign in to see your saved addresses',
  profile: 'Sign in to see your profile',
  account: 'Sign in to see your account',
});
