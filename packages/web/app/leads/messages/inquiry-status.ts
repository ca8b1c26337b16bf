import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './inquiry-status.es.ts';

/** Where an inquiry is, by the link in the email that confirms it. */
export const inquiryStatusMessages = defineMessages(spanish.inquiryStatusMessages, {
  received: 'Received',
  seen: 'Seen by {name}',
  seenByTeam: 'Seen by our team',
  answered: 'Answered',
  notSeen: 'Not opened yet',
  notAnswered: 'We’ll be in touch by {due}',
  linkNeeded: 'Open the link in our email to see where your message is.',
});
