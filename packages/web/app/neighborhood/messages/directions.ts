import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './directions.es.ts';

/** The page Maps. */
export const directionsMessages = defineMessages(spanish.directionsMessages, {
  // what the page does
  modes: 'Map mode',
  directions: 'Directions',
  findPlace: 'Find a place',

  // the forms
  origin: 'Origin',
  originHint: 'Your starting point: street address and city',
  locating: 'Finding your location…',
  yourLocation: 'Your location',
  noLocation: 'Location unavailable. Enter a starting address.',
  startHere: 'Use my location',
  startElsewhere: 'Start somewhere else',
  myLocation: 'My location ({position})',
  destination: 'Destination',
  destinationHint: 'Street address and city',
  submit: 'Submit',
  searchLocation: 'Search location',
  nearHomeHint: 'What you’re looking for near the home, such as a park',
  placeHint: 'An address or the name of a place',
  search: 'Search',

  // what was found
  distance: 'Distance',
  byCar: '{distance} by car',
  duration: 'Duration',
  withoutTraffic: 'About {duration} without traffic',
  straightLine: 'Straight line',
  ends: 'Start and destination',
  placesFound: 'Places found',
  source: 'Places and roads: © <link>OpenStreetMap contributors</link>',

  // less than was asked for
  nothingFound: 'Nothing found. Try a street address with its city.',
  noMapService:
    'Map search isn’t set up on this site, so we can only find addresses of listed homes.',
  mapServiceDown: 'The map service isn’t responding. Please try again later.',
  noRouter: 'Driving directions aren’t set up on this site; showing straight-line distance.',
  noRoute: 'No driving route right now; showing straight-line distance.',

  // the map
  map: 'Map',
  mapOfRoute: 'Map of the places and the route',
  loadingMap: 'Loading map…',
  noMap: 'This browser can’t show the map. The list on this page shows the same.',
});
