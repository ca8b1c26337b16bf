import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './home-search.es.ts';

/** The email about a home search that staff set up for someone without an account. */
export const homeSearchMessages = defineMessages(spanish.homeSearchMessages, {
  subject: 'Your home search: {search}',
  intro: '{agent} set up a home search for you: {search}.',
  atOnce: 'We’ll email you as soon as something fits.',
  daily: 'We’ll email you in the morning when something new fits.',
  weekly: 'We’ll email you on Mondays when something new fits.',
  see: 'See the homes',
  why: 'You’re getting this email because you agreed to emails from {firm}.',
  stop: 'Stop emails about this search',
});
