import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './outside-deals.es.ts';

/** Deals, as someone outside the brokerage sees them. */
export const outsideDealMessages = defineMessages(spanish.outsideDealMessages, {
  intro: 'Homes under contract with you',
  none: 'No transactions with you yet',
  noneHint: 'Offers that your agent shares with you appear here.',
  partnerHint: 'Transactions that name you or your company appear here.',
  yourPart: 'Your part: {parts}',
  code: 'Code',
  price: 'Price',
  since: 'Under contract since',
  ended: 'Ended',
  days: 'Dates',
  contacts: 'Contacts',
  inspection: 'Home inspection',
  termite: 'Termite inspection',
  walkthrough: 'Final walkthrough',
  closing: 'Closing',
  noDays: 'No dates yet',
  contactUs: 'Contact us',
  unknownHome: 'Address to come',
  yourOffers: 'Your offers',
  onYourHome: 'Offers on your home',
  openOffer: 'Open offer {code}',
  openOffers: 'See the offers',
  state: 'Status',
  expires: 'Expires',
  sent: 'Sent',
});
