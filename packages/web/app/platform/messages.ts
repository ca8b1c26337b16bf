import { defineMessages } from '@homestead/contract/platform';

export const platformMessages = defineMessages({
  miles: '{miles} mi',
  hours: '{hours} h',
  minutes: '{minutes} min',
  justNow: 'just now',
  unreachable: 'We couldn’t reach the server. Check your connection and try again.',
  unreadable: 'We got an answer we couldn’t read. Please try again.',
  failed: 'Something went wrong (error {status}).',
});
