import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './sentence.es.ts';

/** The note about parts of a search sentence that weren’t used. */
export const sentenceMessages = defineMessages(spanish.sentenceMessages, {
  notUnderstood:
    'We skipped {parts} because we didn’t recognize {count, plural, one {it} other {them}}.',
  skipped: 'We skipped {parts}.',
  why: 'Why?',
  notSearched: 'We didn’t search for {parts}. {reason}',
  dismiss: 'Dismiss',
});
