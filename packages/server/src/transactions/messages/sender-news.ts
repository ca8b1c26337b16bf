import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './sender-news.es.ts';

/** What the agent of another brokerage is emailed about an offer that they sent by our form. */
export const senderNewsMessages = defineMessages(spanish.senderNewsMessages, {
  counteredSubject: 'The seller countered your offer on {home}',
  countered: 'The seller countered your offer {code} on {home}.',
  counteredNext: '{agent} will send you the terms.',
  acceptedSubject: 'Accepted: your offer on {home}',
  accepted: 'The seller accepted your offer {code} on {home}.',
  backupSubject: 'Accepted as a back-up: your offer on {home}',
  backup: 'The seller accepted your offer {code} on {home} as a back-up offer.',
  rejectedSubject: 'Not accepted: your offer on {home}',
  rejected: 'The seller didn’t accept your offer {code} on {home}.',
  otherSubject: 'Another offer on {home} was accepted',
  other:
    'The seller accepted another offer on {home}. Your offer {code} can still be accepted as a back-up offer.',
  expiresSubject: 'Your offer on {home} expires soon',
  expires: 'The seller has until {when} to respond to your offer {code} on {home}.',
  expiredSubject: 'Your offer on {home} has expired',
  expired: 'Your offer {code} on {home} expired on {when} without a response.',
  reach: 'Questions? Call {agent} at {phone}.',
  ask: 'Questions? Ask {agent}.',
  theListingAgent: 'The listing agent',
  why: 'You’re getting this email because you sent this offer to {firm} through its offer form.',
  somewhere: 'a home',
});
