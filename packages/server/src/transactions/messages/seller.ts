import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './seller.es.ts';

/** What the seller of a home is sent. */
export const sellerMessages = defineMessages(spanish.sellerMessages, {
  subject: 'The offers on {home}',
  heading: 'Compare your offers',
  sent: '{agent} of {firm} shared the offers on {home} with you.',
  sentByFirm: '{firm} shared the offers on {home} with you.',
  whatYouSee:
    'For each offer, you’ll see your net line by line, the terms, and the time left to answer. New offers will appear on the same page. Tell your agent what you’d like to do, or ask a question; your agent will answer the buyers.',
  open: 'See the offers',
  private: 'This link is for you alone and works for 30 days. Don’t forward it.',
  reach: 'Questions? Call {agent} at {phone}.',
  why: 'You’re getting this email because {firm} is selling your home.',
  yourHome: 'your home',
});
