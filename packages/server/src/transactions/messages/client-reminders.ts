import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './client-reminders.es.ts';

/** What a client is reminded of, if their agent turned reminders on. */
export const clientReminderMessages = defineMessages(spanish.clientReminderMessages, {
  expiresSubject: 'An offer on {home} expires soon',
  overSubject: 'An offer on {home} has expired',
  heading: 'Time to answer is running out',
  overHeading: 'The time to answer has run out',
  buyerExpires: 'Your offer {code} on {home} is open for an answer until {when}.',
  buyerOver: 'Your offer {code} on {home} expired on {when} without an answer.',
  sellerExpires: 'Offer {code} on {home} is open for an answer until {when}.',
  sellerOver: 'Offer {code} on {home} expired on {when} without an answer.',
  reach: 'Questions? Call {agent} at {phone}.',
  ask: 'Questions? Ask {agent}.',
  why: 'You’re getting this email because your agent at {firm} turned on offer reminders for you. To stop them, tell your agent.',
  somewhere: 'a home',
});
