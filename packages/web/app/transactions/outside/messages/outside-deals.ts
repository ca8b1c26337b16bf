import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './outside-deals.es.ts';

/** Deals, as someone outside the brokerage sees them. */
export const outsideDealMessages = defineMessages(spanish.outsideDealMessages, {
  intro: 'Homes under contract that you take part in.',
  none: 'No transactions with you yet',
  noneHint:
    'One shows up here when the office enters it with the email of your account. If one is missing, call us.',
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
});
