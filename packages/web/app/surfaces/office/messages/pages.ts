import { defineMessages } from '@homestead/contract/platform';

/** The back office’s pages that belong to no room. */
export const pageMessages = defineMessages({
  changeLog: 'Change log',
  goHome: 'Go to your home page',
  signIn: 'Sign in',

  // no access
  forbiddenTitle: 'Not permitted',
  forbidden: 'You don’t have access to this page',
  forbiddenHint: 'If you need this page for your work, ask someone who manages roles.',
  twoStepNeeded:
    'Your role requires two-step sign-in. Your permissions are suspended until you set it up in your account settings.',
  setUpTwoStep: 'Set up two-step sign-in',
  homepage: 'Homepage',

  // not found
  notFoundTitle: 'Not found',
  notFound: 'Page not found',
  notFoundHint: 'The link may be old or mistyped, or the page may have been removed.',
  searchAllHomes: 'Search all homes',
});
