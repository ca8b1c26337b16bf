import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './registration-prompt.es.ts';

/** The form that asks visitors who they are after they looked at several homes. */
export const promptMessages = defineMessages(spanish.promptMessages, {
  title: 'See the rest of this home',
  lead: 'You’ve looked at {count, plural, one {# home} other {# homes}}. Tell us who you are, and look at as many as you like.',
  consent:
    'An agent from {firm} may email you about this home. We never sell your information. <privacy>Privacy Policy</privacy>',
  show: 'Show this home',
});
