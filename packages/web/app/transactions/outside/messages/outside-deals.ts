import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './outside-deals.es.ts';

/** Deals, as someone outside the brokerage sees them. */
export const outsideDealMessages = defineMessages(spanish.outsideDealMessages, {
  intro: 'Homes under contract that you take part in.',
  none: 'No transactions with you yet',
  noneHint:
    'Offers your agent sent you and homes under contract show up here if the office has the email address of this account. If one is missing, call us.',
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
