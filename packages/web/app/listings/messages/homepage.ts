import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './homepage.es.ts';

/** The homepage's blocks about homes and sales. */
export const homepageMessages = defineMessages(spanish.homepageMessages, {
  // homes
  featured: 'Featured homes',
  newest: 'New on the market',
  seeNewest: 'See all new homes',

  // cities
  cities: 'Popular cities we serve',
  cityHomes: '{count, plural, =0 {No homes right now} one {# home} other {# homes}}',
  cityPhotos: 'The photos show homes for sale, listed by {firms}.',

  // results
  record: 'PROVEN RESULTS',
  recordLead: 'What {firm} sold since {day}, as the MLS reports it.',
  homesSold: 'homes sold',
  homesSoldHint: 'listed by us and closed',
  volume: 'in sales',
  volumeHint: 'sale prices of these homes added up',
  days: '{count, plural, one {day} other {days}} on the market',
  daysHint: 'the median of these homes',
  ratio: 'of the list price',
  ratioHint: 'median sale price compared with the last list price',
  recordSource: 'Leases aren’t counted. Past results don’t predict a sale.',
  contactUs: 'Contact Us',
});
