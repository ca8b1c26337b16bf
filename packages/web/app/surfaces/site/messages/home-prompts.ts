import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './home-prompts.es.ts';

/** What suggests or asks for an account on a home's page. */
export const homePromptMessages = defineMessages(spanish.homePromptMessages, {
  softTitle: 'Keep track of the homes you like',
  softLead:
    'With a free account, you can save homes and get an email when a price drops or a new home fits your search.',
  createAccount: 'Create an account',
  signIn: 'Sign in',
  notNow: 'Not now',
  verifiedTitle: 'Sign in to see the rest of this home',
  verifiedLead:
    'You’ve looked at {count, plural, one {# home} other {# homes}}. With a free account, you can look at as many as you like.',
});
