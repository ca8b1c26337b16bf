import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

/** What the emails about saved searches say. */
export const alertEmailMessages = defineMessages(spanish.alertEmailMessages, {
  // subjects: one home
  subjectNewBeds: 'New in {place}: {count, number} bd for {price}',
  subjectNew: 'New in {place}: {price}',
  subjectPriceDrop: 'Price drop: {home} is now {price}',
  subjectBack: 'Back on the market: {home}, {price}',
  subjectOpenHouse: 'Open house: {home}, {at}',

  // subjects: several homes
  manyNew: '{count, number} new homes in {place}',
  manyNewElsewhere: '{count, number} new homes for you',
  manyDrops: '{count, number} price drops in {place}',
  manyDropsElsewhere: '{count, number} price drops on homes you’re watching',
  manyBack: '{count, number} homes back on the market in {place}',
  manyBackElsewhere: '{count, number} homes back on the market',
  manyOpenHouses: '{count, number} open houses in {place}',
  manyOpenHousesElsewhere: '{count, number} open houses for you',
  news: 'News on {count, number} homes in {place}',
  newsElsewhere: 'News on {count, plural, one {# home} other {# homes}} in your saved searches',

  // the text
  foundByOne: 'Your saved search “{search}” found this:',
  foundByShared: 'The home search that we set up for you, “{search}”, found this:',
  foundBySeveral: 'Your {count, number} saved searches found this:',
  isNew: 'New',
  priceDrop: 'Price drop',
  priceDropFrom: 'Price drop from {price}',
  backOnMarket: 'Back on the market',
  openHouse: 'Open house',
  openHouseAt: 'Open house {at}',
  mlsNote: 'Prices and statuses are from the MLS and may have changed since.',
  seeAll: 'See all, {count, number} more',
  seeSearch: 'See this search',
  seeHome: 'See the home',
  requestTour: 'Request a tour',
  homeByNumber: 'MLS #{number}',
  priceUnknown: 'price not provided',

  // why they got it
  why: '{searches, plural, one {You’re getting this email because you saved this search.} other {You’re getting this email because you saved these searches.}}',
  whyKept: 'You’re getting this email because {firm} set up a home search for you.',
  stop: '{searches, plural, one {Stop alerts for this search} other {Stop these alerts}}',
});

/** Labels and messages of refused fields. A message begins with its field's label. */
export const savedHomeMessages = defineMessages({
  favorites: 'Favorites',
  oneFlagOnly: 'Favorites can’t be combined with another flag',
  flagRequired: 'Favorites or dislikes must be true',
});

/** What the app tells people about their saved searches. */
export const homesNotificationMessages = defineMessages(spanish.homesNotificationMessages, {
  homes: 'Homes',
  homesHelp: 'New homes and changes in your saved searches. You set how often for each search.',
  found: 'News on {count, plural, one {# home} other {# homes}} in “{search}”',
});
