import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './places.es.ts';

/** The pages of cities, ZIP codes, schools and other places. */
export const placeMessages = defineMessages(spanish.placeMessages, {
  // headings
  inCity: 'Homes for sale in {name}',
  inCounty: 'Homes for sale in {name} County',
  nearElementarySchool: 'Homes for sale near {name} Elementary School',
  nearHighSchool: 'Homes for sale near {name} High School',
  nearSchool: 'Homes for sale near {name}',
  inDistrict: 'Homes for sale in the {name} school district',

  // a place in sentences
  none: 'No homes for sale here right now.',
  count:
    '{count, plural, one {# home is} other {# homes are}} for sale here right now{new, plural, =0 {} other {, # of them new this week}}.',
  medianPrice: 'The median list price is {price}.',
  medianPriceAndArea: 'The median list price is {price}, or {perSquareFoot} per square foot.',
  medianDays:
    'Half have been on the market for {days, plural, one {# day} other {# days}} or less.',
  reduced: '{count, plural, one {# has} other {# have}} a lower price than 30 days ago.',
  byType: 'By type: {types}.',
  typeCount: '{type} {count, number}',

  // figures
  homesForSale: 'Homes for sale',
  priceMedian: 'Median price',
  daysMedian: 'Median days on market',
  perSquareFootMedian: 'Median price per sq ft',
  homesByPrice: 'Homes by price',
  andMore: '{price} and up',
  range: '{from} to {to}',
  bar: '{range}: {count, plural, one {# home} other {# homes}}',
  source:
    'Figures cover homes currently for sale in the MLS; “–” means too few homes to calculate. <link>All {kind}</link>',

  // the map
  mapOf: 'Map of homes for sale in {name}',
  searchOnMap: 'Search on the map',

  // links
  newest: 'Newest homes',
  seeAll: 'See all {count} homes',
  searchElsewhere: 'Search elsewhere',
  others: 'Other {kind}',
  byCity: 'Homes for sale by city',
  byCounty: 'Homes for sale by county',
  byZip: 'Homes for sale by ZIP code',
  byNeighborhood: 'Homes for sale by neighborhood',
  byElementarySchool: 'Homes for sale by elementary school',
  byHighSchool: 'Homes for sale by high school',
  byDistrict: 'Homes for sale by school district',
  byPropertyType: 'Homes for sale by type',
  kinds: 'Types of places',
  kindCity: 'Cities',
  kindCounty: 'Counties',
  kindZip: 'ZIP codes',
  kindSubdivision: 'Neighborhoods',
  kindElementarySchool: 'Elementary schools',
  kindHighSchool: 'High schools',
  kindDistrict: 'School districts',
  kindType: 'Types of home',
  noPlaces: 'None right now.',

  // above the footer
  browse: 'Browse homes by place and type',
  states: 'States',
  cities: 'Cities',
  counties: 'Counties',
  county: '{name} County',
  neighborhoods: 'Neighborhoods',
  zips: 'Zip Codes',
  types: 'Property Types',
  all: 'All',

  // instead of an unknown place
  didYouMean: 'Did you mean one of these?',
  served: '{kind} with homes for sale',
  searchHere: 'City, ZIP code, school or address',
  search: 'Search',
});
