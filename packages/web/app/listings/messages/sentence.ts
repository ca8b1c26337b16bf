import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './sentence.es.ts';

/** The note about parts of a search sentence that weren’t used. */
export const sentenceMessages = defineMessages(spanish.sentenceMessages, {
  notUnderstood: 'We didn’t understand {parts}. The rest of your search applies.',
  notSearched: 'We didn’t search for {parts}. {reason}',
  dismiss: 'Dismiss',
});
