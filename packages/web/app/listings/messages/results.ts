import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './results.es.ts';

/** The results list and its search form. */
export const resultsMessages = defineMessages(spanish.resultsMessages, {
  total: '{total, plural, one {# result} other {# results}}',
  searching: 'Searching…',
  updated: 'Updated {ago}',

  // the search form
  searchHomes: 'Search homes',
  priceFrom: 'Price from',
  priceTo: 'Price to',
  noMin: 'No min',
  noMax: 'No max',
  beds: 'Beds',
  baths: 'Baths',
  any: 'Any',
  orMore: '{count}+',
  filters: 'Filters',
  propertyTypes: 'Property types',

  // active filters
  activeFilters: 'Active filters',
  remove: 'Remove {label}',
  clear: 'Clear all',
  dropped: 'Part of this link didn’t work, so we ignored: {parts}.',
  droppedPart: '{label} “{value}”',

  // order and pages
  sort: 'Sort',
  apply: 'Apply',
  lowestFirst: 'Lowest price first',
  highestFirst: 'Highest price first',
  pages: 'Result pages',
  skipHomes: 'Skip these homes',
  previous: 'Previous',
  next: 'Next',
  showing: 'Showing {first} - {last}',

  // list and map
  map: 'Map',
  list: 'List',
  hideMap: 'Hide map',

  // the first load of the feed
  loading: 'Homes are still loading.',
  loadingFrom: 'Homes are still loading from {source}.',
  loaded: '{listings, number} so far. You can already search.',
  loadedOf: '{listings, number} of about {expected, number} so far. You can already search.',
  progress: 'First load of homes',

  // no homes
  noPage: 'There’s no page {page, number}',
  noPageHint: 'These homes may have sold since the link was made.',
  firstPage: 'Go to the first page',
  noHomes: 'No homes match this search',
  noHomesYet: 'Homes are still loading. Check again in a minute, or remove a filter.',
  removeOne: 'Remove a filter to see homes:',
  fewerFilters: 'Try fewer filters or browse all homes.',
  without: 'Without “{label}”: <homes>{count, plural, one {# home} other {# homes}}</homes>',
  showAll: 'Show all homes',
});
