import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './search.es.ts';

/** The headings of searches, and the parts of an address that aren’t conditions. */
export const searchMessages = defineMessages(spanish.searchMessages, {
  sortOrder: 'Sort order',
  page: 'Page',

  // kinds of homes
  homes: 'Homes',
  houses: 'Houses',
  townhouses: 'Townhouses',
  condos: 'Condos',
  villas: 'Villas and patio homes',
  luxury: 'Luxury homes',
  multiFamily: 'Multi-family homes',
  land: 'Land',
  waterfront: 'Waterfront homes',
  pool: 'Homes with a pool',
  equestrian: 'Equestrian homes',
  golfCourse: 'Homes on a golf course',
  farms: 'Farms',

  // whether they are for sale
  forSale: '{homes} for sale',
  sold: '{homes} sold',

  // where they are
  inPlaces: '{homes} in {places}',
  inSubdivisions: '{homes} in {places}, {city}',
  inCounties: '{homes} in {count, plural, one {{places} County} other {{places} counties}}',
  nearHighSchools:
    '{homes} near {count, plural, one {{places} High School} other {{places} high schools}}',
  inDistricts:
    '{homes} in the {count, plural, one {{places} school district} other {{places} school districts}}',
  inArea: '{homes} in the {region} area',
  listedBy: '{homes} listed by {name}',
  matching: '{homes} matching “{text}”',
  more: '{count, number} more',
});
