import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

export const platformMessages = defineMessages(spanish.platformMessages, {
  miles: '{miles} mi',
  hours: '{hours} h',
  minutes: '{minutes} min',
  justNow: 'just now',
  unreachable: 'We couldn’t reach the server. Check your connection and try again.',
  tooSlow: 'The server took too long to answer. Please try again.',
  unreadable: 'We got an answer we couldn’t read. Please try again.',
  failed: 'Something went wrong (error {status}).',
});
