import { defineMessages } from '@homestead/contract/platform';

/** Deals as a whole, and those of a lead or a person. */
export const dealMessages = defineMessages({
  title: 'Transaction details',
  panel: 'Offers and deals',
  none: 'No offers or deals that you can see',
  newest: 'The newest {most, number} of {count, number}.',
  all: 'Show all',
  closes: 'closes {day}',
  since: 'Under contract since {day}',
  ended: 'Ended {day}',
  openDeal: 'Open the deal',
  openOffer: 'Open the offer',
  openFile: 'Open the listing file',
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link couldn’t be copied. It is {url}',
  print: 'Print',
  contacts: 'People',
  noContacts: 'Nobody is named yet',
  noOffers: 'No offers yet',
  noOffersHint: 'Offers that you write or take part in show up here.',
});
