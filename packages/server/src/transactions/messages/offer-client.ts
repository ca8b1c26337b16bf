import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './offer-client.es.ts';

/** What the client of an offer is sent, and what staff get notifications about. */
export const offerClientMessages = defineMessages(spanish.offerClientMessages, {
  // refused approvals
  changed: '{label} was changed',
  // the email with the link
  subject: 'Your offer on {home}',
  heading: 'Look over your offer',
  headingShared: 'Your offer',
  sent: '{agent} of {firm} is sharing your offer on {home} with you.',
  sentByFirm: '{firm} is sharing your offer on {home} with you.',
  whatYouSee:
    'You’ll see the price, the cash you need at closing, the monthly cost, the dates, and every other term. If everything is right, approve the terms; if something isn’t clear, ask.',
  whatYouSeeShared:
    'You’ll see the price, the cash you need at closing, the monthly cost, the dates, and every other term. If something isn’t clear, ask.',
  price: 'Offer price: {price}',
  open: 'See your offer',
  private: 'This link is for you alone and works for 30 days. Don’t forward it.',
  reach: 'Questions? Call {agent} at {phone}.',
  why: 'You’re getting this email because {firm} is working on an offer for you.',
  somewhere: 'a home',
  // notifications
  news: 'Clients and their offers',
  newsHelp: 'When the client of an offer approves its terms or asks about it',
  approvedNews: '{name} approved the terms of offer {code} on {home}',
  askedNews: '{name} asks about offer {code} on {home}',
});
