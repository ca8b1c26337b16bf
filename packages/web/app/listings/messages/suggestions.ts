import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './suggestions.es.ts';

/** The search box and what it suggests. */
export const suggestionMessages = defineMessages(spanish.suggestionMessages, {
  label:
    'Address, city, ZIP code, neighborhood, school, MLS number, or what you’re looking for in your own words',
  placeholder: 'Address, city, ZIP, or: 3 bed ranch in Elkhorn under 450k',
  clear: 'Clear the search and all filters',
  search: 'Search',

  // the list below the box
  list: 'Suggestions',
  available:
    '{count, plural, one {# suggestion, use the arrow keys} other {# suggestions, use the arrow keys}}',
  cities: 'Cities',
  zips: 'ZIP codes',
  neighborhoods: 'Neighborhoods',
  schools: 'Schools',
  homes: 'Homes',
  mlsNumbers: 'MLS numbers',
  inYourWords: 'In your words',
  homeCount: '{count, plural, one {# home} other {# homes}}',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  recentCleared: 'Recent searches cleared',

  // examples of sentences, with | between them
  tryAsking: 'Try asking for',
  examples:
    '3 bed ranch under 450k|house with a pool under 500k|2 bed condo under 300k|new construction with a 3 car garage|4 bed house with at least 2,500 sq ft|townhouse with 2 baths|land under 150k|open houses this weekend|waterfront homes',

  // homes near this device
  nearYou: 'Near you',
  homesNearMe: 'Homes near me',
  nearMeHint: 'Uses your current location',
  locating: 'Finding your location…',
  noHomesNear: 'We don’t have any homes near you.',
  locationDenied: 'Your browser isn’t sharing your location. Enter a city or ZIP code instead.',
  locationUnavailable: 'We couldn’t get your location. Enter a city or ZIP code instead.',
});
