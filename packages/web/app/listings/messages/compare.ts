import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './compare.es.ts';

export const compareMessages = defineMessages(spanish.compareMessages, {
  // on a card
  compare: 'Compare',
  compareHome: 'Compare {home}',

  // the homes chosen on this device
  chosenHomes: 'Homes to compare',
  chosen: '{count, number} of {max, number} homes selected',
  full: 'You can compare {max, number} homes. Remove one to add another.',
  removeHome: 'Remove {home}',
  compareHomes: '{count, plural, one {Compare this home} other {Compare # homes}}',
  clear: 'Clear',

  // the comparison
  title: 'Compare homes',
  backToResults: 'Back to results',
  tooMany:
    'You can compare {max, number} homes, so we left out MLS #{numbers}. Remove a home to make room.',
  gone: 'MLS #{number} is no longer available or can’t be found. <link>Remove it</link>',
  empty: 'No homes selected yet. Choose “Compare” on a home’s card, or enter an MLS number below.',
  terms:
    'The monthly cost is an estimate, not an offer of credit: {down}% down, {years} years at {rate}%, with property tax, insurance and HOA dues, assumed as of {day}.',
  dash: '“–” means the listing brokerage didn’t provide it.',
  addByNumber: 'Add a home by its MLS number',
  add: 'Add',
  table: 'Compared homes',
  remove: 'Remove',
  best: 'best of these homes',
  worst: 'least favorable of these homes',
  showAll: 'Show all facts',
  showDifferences: 'Show differences only',

  // its rows
  price: 'Price',
  monthlyCost: 'Monthly cost (estimate)',
  pricePerSquareFoot: 'Price per sq ft',
  status: 'Status',
  beds: 'Beds',
  baths: 'Baths',
  squareFeet: 'Square feet',
  lot: 'Lot',
  acres: '{acres} {count, plural, one {acre} other {acres}}',
  yearBuilt: 'Year built',
  garageSpaces: 'Garage spaces',
  dues: 'HOA dues',
  duesEach: '{amount} {frequency}',
  noDues: 'None',
  daysOnMarket: 'Days on market',
  elementarySchool: 'Elementary school',
  middleSchool: 'Middle school',
  highSchool: 'High school',
  schoolDistrict: 'School district',
  type: 'Type',
  neighborhood: 'Neighborhood',
  listedBy: 'Listed by',
});
