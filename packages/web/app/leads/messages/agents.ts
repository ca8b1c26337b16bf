import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './agents.es.ts';

/** The agent directory, and an agent's page. */
export const agentMessages = defineMessages(spanish.agentMessages, {
  // the directory
  title: 'Our agents',
  lead: 'Find an agent of {firm} by name, by the places they know, or by the languages they speak.',
  name: 'Name',
  anyName: 'Any name',
  area: 'Area',
  anyArea: 'Any area',
  language: 'Language',
  anyLanguage: 'Any language',
  search: 'Search',
  found: '{count, plural, =0 {No agents found} one {# agent} other {# agents}}',
  noneFound: 'Try another name, area or language.',
  noneYet: 'Get in touch, and we’ll match you with an agent.',
  contactUs: 'Contact us',
  seeAll: 'See all agents',
  pages: 'Pages of agents',
  previous: 'Previous',
  next: 'Next',
  license: 'License {number}',
  worksIn: 'Works in {areas}',
  speaks: 'Speaks {languages}',

  // an agent's page
  about: 'About {name}',
  facts: 'Facts',
  licenseLabel: 'License',
  brokerage: 'Brokerage',
  areas: 'Areas',
  languages: 'Languages',
  specialties: 'Specialties',
  style: 'Style',
  closedSales: 'Closed sales',
  price: 'Price range',
  priceComputed: 'of their homes in the MLS',
  priceBetween: '{from} to {to}',
  priceFrom: 'From {from}',
  priceTo: 'Up to {to}',
  write: 'Write to {name}',

  // an agent's homes
  listings: '{name}’s homes for sale',
  underContract: '{name}’s homes under contract',
  seeAllHomes: 'See all {count, number} homes',
  sales: '{name}’s closed sales',
  salesCount:
    '{count, plural, one {# sale in the MLS} other {# sales in the MLS}}, for sellers and buyers',
  moreSales: '{count, plural, one {# more sale} other {# more sales}}',
  showMap: '{count, plural, one {Show it on a map} other {Show # of them on a map}}',
  salesMap: 'Map of closed sales',
  loadingMap: 'Loading the map',
  noMap: 'Your browser can’t show the map. The list has the same sales.',
  sold: 'Sold for {price}',
  soldOn: 'Sold for {price} on {day}',
  forBuyer: 'For the buyer',
  forSeller: 'For the seller',
  noAddress: 'Address not shown',
  listedBy: 'Listed by {firm}',
});
