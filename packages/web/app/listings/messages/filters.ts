import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './filters.es.ts';

/** The filters: their dialog, their page and their form. */
export const filterMessages = defineMessages(spanish.filterMessages, {
  title: 'Filters',
  close: 'Close filters',
  back: 'Back to results',
  sections: 'Filter sections',
  selected: '{count, number}<unit> selected</unit>',
  clear: 'Clear all',
  apply: 'Apply filters',
  show: 'Show {count, plural, one {# home} other {# homes}}',
  matching: '{count, plural, one {# home matches} other {# homes match}}',
  homes: '{count, number}<unit>{count, plural, one { home} other { homes}}</unit>',
  incomplete: 'Places and counts couldn’t be loaded right now. Everything else works.',

  // sections
  homeType: 'Home type',
  priceSection: 'Price',
  rooms: 'Beds and baths',
  place: 'Place',
  size: 'Size and lot',
  building: 'Building',
  features: 'Special features',
  listing: 'Listing',
  others: 'Also part of this search',

  // values
  any: 'Any',
  yes: 'Yes',
  no: 'No',
  min: 'Min',
  max: 'Max',
  noMin: 'No min',
  noMax: 'No max',
  atLeast: 'at least',
  atMost: 'at most',
  orMore: '{count}+',
  exactly: 'Exact match',

  // home type
  propertyType: 'Property type',
  house: 'House',
  townhouse: 'Townhouse',
  condo: 'Condo',
  multiFamily: 'Multi-family',
  luxury: 'Luxury',
  villa: 'Villa',
  farm: 'Farms',
  land: 'Land',

  // price
  price: 'Price',
  monthly: 'Maximum monthly payment',
  perMonth: 'a month',
  terms:
    'Includes the loan, property tax, insurance and HOA dues, with {down}% down and a {years}-year loan at {rate}%. Property tax is estimated; a home’s page uses its own tax amount if it’s recent.',
  dues: 'HOA dues',
  duesHint: 'a month, at most',
  noDues: 'None',

  // beds and baths
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',

  // place
  anyPlace: 'Match any of these places',
  anyPlaceHint: 'For example, in the city or near the school instead of both.',
  commute: 'Commute',
  commuteHint: 'Approximate driving time without traffic.',
  commuteWithin: '{address}: about {minutes}',
  find: 'Find in this list',
  findIn: 'Find in this list: {list}',
  nothingFound: 'No matches.',
  onlySome: 'These {count, number} have the most homes. Use the search box to find others.',

  // size, lot and building
  squareFeet: 'Square feet',
  squareFeetUnit: 'sq ft',
  lotRange: 'Lot range',
  newConstruction: 'New construction',
  basement: 'Basement',
  yearBuilt: 'Year built',
  stories: 'Stories',
  garageSpaces: 'Garage spaces',
  fireplaces: 'Fireplaces',

  // features and listing
  allFeatures: 'Must have',
  daysOnMarket: 'Days on market',
  today: 'Today',
  reduced: 'Price reduced',
  reducedHint: 'within the last',
  days: '{count, plural, one {# day} other {# days}}',
  status: 'Status',
  openHouse: 'Open house',
  openThisWeekend: 'This weekend',
  openAnyDay: 'Any day',
  openOnDay: 'Open house date',
  keywords: 'Words in the description',
  keywordsHint: 'For example “sun room” or “walkout”. The description must contain all of them.',

  // what can’t be used
  minAboveMax: 'The minimum is higher than the maximum.',
  unreadable: '“{value}” can’t be used here. Enter a plain number, such as 350000.',
});
