import { defineMessages } from '@homestead/contract/platform';

/** Deals as a whole, and those of a lead or a person. */
export const dealMessages = defineMessages({
  title: 'Transaction details',
  panel: 'Offers and deals',
  none: 'No offers or deals in your sight',
  all: 'All {count} offers and deals',
  closes: 'closes {day}',
  since: 'Under contract since {day}',
  ended: 'Ended {day}',
  edit: 'Open the offer',
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link couldn’t be copied. It is in the address bar.',
  print: 'Print',
  contacts: 'Who takes part',
  noContacts: 'Nobody is named yet',
  noOffers: 'No offers yet',
  noOffersHint: 'Offers that you write or take part in show up here.',
  whatHappened: 'What happened',
});
