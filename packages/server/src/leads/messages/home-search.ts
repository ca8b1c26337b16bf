import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './home-search.es.ts';

/** The email about a home search that staff set up for someone without an account. */
export const homeSearchMessages = defineMessages(spanish.homeSearchMessages, {
  subject: 'Your home search: {search}',
  intro: '{agent} set up a home search for you: {search}.',
  atOnce: 'We’ll email you as soon as a home matches.',
  daily: 'We’ll email you in the morning when new homes match.',
  weekly: 'We’ll email you on Mondays when new homes match.',
  see: 'See the homes',
  why: 'You’re getting this email because you agreed to emails from {firm}.',
  stop: 'Stop emails about this search',
});
