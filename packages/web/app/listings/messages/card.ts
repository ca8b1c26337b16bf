import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './card.es.ts';

/** A home in a few words: its card, its photos and where the listing comes from. */
export const cardMessages = defineMessages(spanish.cardMessages, {
  soldFor: 'Sold for {price}',
  soldOn: 'Sold for {price} on {date}',
  noPrice: 'Price not provided',
  noAddress: 'Address on request',
  beds: '{count} bd',
  baths: '{count} ba',
  squareFeet: '{area} sq ft',
  lotSize: 'Lot size {size}',
  lot: '{acres}-acre lot',
  fullBaths: '{count, plural, other {# full}}',
  partialBaths: '{count, plural, other {# partial}}',
  halfBaths: '{count, plural, other {# half}}',
  listedBy: 'Listed by {firm}',
  noFirm: 'Listing brokerage not provided',

  // ribbons
  newListing: 'New',
  reduced: 'Price reduced',
  reducedBy: 'Reduced {amount}',
  openHouse: 'Open {day} {time}',

  // photos
  noPhoto: 'Photo not available',
  home: 'Home',
  homeAt: '{home} at {place}',
  homeIn: '{home} in {place}',
  photoCaption: '{caption}: {home}',
  photoNumber: '{home}, photo {number}',

  // where listings come from
  aboutListings: 'About this information',
  listingService: 'the multiple listing service',
  source: 'Listing information comes from {source}.',
  sourceUpdated: 'Listing information comes from {source} and was last updated {updated}.',
  sourceTerms:
    'It is provided for consumers’ personal, non-commercial use and may not be used for any purpose other than to identify prospective properties for purchase. It is deemed reliable but is not guaranteed and should be verified independently. Listings held by brokerages other than {brokerage} are marked with the listing firm’s name.',
});
