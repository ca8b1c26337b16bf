import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './seller-page.es.ts';

/** A seller’s page of the offers on their home. */
export const sellerPageMessages = defineMessages(spanish.sellerPageMessages, {
  title: 'The offers on your home',
  titleOn: 'The offers on {home}',
  open: 'See the offers',
  opening: 'Opening the offers …',
  lead: 'Each offer starts with what you’d net, followed by its terms. The highest net is first.',
  notAnAnswer: 'This page is for information only. Nothing is binding until you sign.',
  offer: 'Offer',
  choose: 'Choose an offer',
  offerNeeded: 'Choose an offer',
  // what the seller would like
  wishTitle: 'What would you like to do?',
  wishLead:
    'Your agent sees your choice right away and will talk it over with you. Nothing is accepted or rejected yet.',
  wish: 'What you would like',
  accept: 'I’d like to accept this one',
  counter: 'I’d like to counter',
  reject: 'I’d like to reject this one',
  wishNeeded: 'Choose what you would like to do',
  tell: 'Let my agent know',
  wished: 'We told your agent what you’d like to do.',
  saidAccept: 'You’d like to accept this one ({when}).',
  saidCounter: 'You’d like to counter ({when}).',
  saidReject: 'You’d like to reject this one ({when}).',
  changedSince: '{said} The offer has changed since.',
  askTitle: 'Ask about an offer',
});
