import { defineMessages } from '@homestead/contract/platform';

/** What the emails about saved searches say. */
export const alertEmailMessages = defineMessages({
  subjectOfOne: 'Updates on {count, plural, one {# home} other {# homes}} in “{search}”',
  subject: 'Updates on {count, plural, one {# home} other {# homes}} in your saved searches',
  why: '{searches, plural, one {You’re receiving this because you saved this search.} other {You’re receiving this because you saved these searches.}} To stop these emails: {url}',
  mlsNote: 'Prices and statuses are from the MLS and may have changed since.',
  seeAll: 'See all, {count, number} more',
  seeSearch: 'See this search',
  homeByNumber: 'MLS #{number}',
  priceDropFrom: '{news} from {price}',
  openHouseAt: '{news} {at}',
  priceUnknown: 'Price not provided',
  beds: '{count, number} bd',
  baths: '{count, number} ba',
  squareFeet: '{count, number, ::.} sq ft',
});

/** Labels and messages of refused fields. A message begins with its field's label. */
export const savedHomeMessages = defineMessages({
  favorites: 'Favorites',
  oneFlagOnly: 'Favorites can’t be combined with another flag',
  flagRequired: 'Favorites or dislikes must be true',
});
