import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './home.es.ts';

/** The page of a home, without its facts. */
export const homeMessages = defineMessages(spanish.homeMessages, {
  // parts of the page
  sideColumn: 'Tours, costs and neighborhood',
  listingSource: 'Listing source',
  actions: 'Price, save and tour',
  requestTour: 'Request a tour',
  tour: 'Tour',
  call: 'Call',
  inNewTab: '{label}<unseen> (opens in a new tab)</unseen>',
  virtualTour: 'Take the virtual tour',
  video: 'Watch the video',
  videoNumber: 'Watch video {number}',
  printFlyer: 'Print a flyer',
  mlsNumber: 'MLS number {number}',
  source: 'Source: {source}',
  fromSource: 'From {source}, updated {day}',
  fromMls: 'From the MLS, updated {day}',
  updated: 'Last updated <time>{at}</time>',
  confirmed: 'Checked {ago}',

  // the sale bar
  statusSince: '{status} {day}',
  priceCut: '{amount} below original price',
  openHouse: 'Open {day}, {time}',

  // figures
  monthlyCost: 'Monthly cost',
  about: 'About {amount}',
  terms: '{down}% down, {rate}% over {years} years, with taxes and insurance',
  termsWithDues: '{down}% down, {rate}% over {years} years, with taxes, insurance and HOA dues',
  pricePerSquareFoot: 'Price per sq ft',
  unknownMedian: 'Median in {zip}: NA ({homes, plural, one {# home} other {# homes}})',
  median: 'Median in {zip}: {median} ({homes, plural, one {# home} other {# homes}})',
  atMedian: 'At the {median} median for {zip} ({homes, plural, one {# home} other {# homes}})',
  belowMedian:
    '{percent}% below the {median} median for {zip} ({homes, plural, one {# home} other {# homes}})',
  aboveMedian:
    '{percent}% above the {median} median for {zip} ({homes, plural, one {# home} other {# homes}})',
  onMarket: 'On the market',
  interest: 'Views and saves',
  views: '{count, plural, one {# view} other {# views}}',
  saves:
    'In the last {days} days · {saves, plural, =0 {not saved yet} one {saved by # person} other {saved by # people}}',

  // price and status history
  history: 'Price and status history',
  date: 'Date',
  event: 'Event',
  price: 'Price',
  listed: 'Listed for sale',
  priceReduced: 'Price reduced',
  priceRaised: 'Price increased',
  priceChanged: 'Price changed',
  nowStatus: 'Now {status}',
  statusChanged: 'Status changed',
  lowerBy: '↓ {percent}%<unseen> lower than before</unseen>',
  higherBy: '↑ {percent}%<unseen> higher than before</unseen>',

  // sold nearby
  soldNearby: 'Sold nearby',
  soldUnknown: 'Recent sales aren’t available right now.',
  soldHidden: 'The MLS doesn’t allow sold homes to be shown to the public.',
  soldFound: 'In the last 12 months, within a mile or in the same neighborhood.',
  noneSold: 'No known sales in the last 12 months within a mile or in the same neighborhood.',
  soldFor: 'Sold for {price}',
  soldForOn: 'Sold for {price} on {day}',
  perSquareFoot: '{price} per sq ft',
  beds: '{count, plural, one {# bed} other {# beds}}',
  baths: '{count, plural, one {# bath} other {# baths}}',
  squareFeet: '{area} sq ft',
  milesAway: '{miles, plural, one {# mile away} other {# miles away}}',

  // open houses
  openHouses: 'Upcoming open houses',
  noOpenHouses: 'No open houses scheduled.',
  addToCalendar: 'Add to calendar<unseen>, {day}</unseen>',

  // similar homes
  similarHomes: 'Similar homes',
  carousel: 'carousel',
  previousHomes: 'Previous homes',
  nextHomes: 'Next homes',
});
