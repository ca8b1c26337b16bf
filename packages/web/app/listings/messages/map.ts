import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './map.es.ts';

/** The map beside the results. */
export const mapMessages = defineMessages(spanish.mapMessages, {
  title: 'Map of homes',
  loading: 'Loading map…',
  notLoaded: 'The map didn’t load. The list shows the same homes.',
  notSupported: 'This browser can’t show the map. The list shows the same homes.',
  backToList: 'Back to the list',
  canvas: 'Map',
  named: 'Map of {count, plural, one {# home} other {# homes}}',
  namedIn: 'Map of {count, plural, one {# home} other {# homes}} in {places}',
  keys: 'Use the arrow keys to move the map, plus and minus to zoom',
  countyLines: 'County lines: U.S. Census Bureau',
  streetsUnavailable: 'Street map unavailable; showing county lines.',
  notOnMap:
    '{count, plural, one {# more home can’t be shown on the map} other {# more homes can’t be shown on the map}}',
  homesNotLoaded: 'We couldn’t load the homes on the map. <again>Try again</again>',

  // the tools over the map
  follow: 'Search as I move the map',
  searchHere: 'Search this area',
  draw: 'Draw',
  radius: 'Radius',
  clear: 'Clear',

  // drawing an area
  drawTitle: 'Draw an area',
  freehand: 'Freehand',
  polygon: 'Place points',
  visibleArea: 'Use this map view',
  drawHint:
    'We show homes in any area you draw. Use the arrow keys to move the map, plus and minus to zoom.',
  penLoading: 'Loading the drawing tool…',
  penNotLoaded: 'The drawing tool didn’t load. Try again in a moment.',
  drawFreehand: 'Draw a line around the homes you want.',
  drawPolygon: 'Click each corner. Click the first one again to close the area.',
  cancel: 'Cancel',

  // homes around a place
  radiusTitle: 'Homes near a place',
  within: 'Within',
  miles: '{count, plural, one {# mile} other {# miles}}',
  place: 'City or ZIP code',
  placeUnknown: 'We don’t know that place. Try a city or ZIP code around {area}.',
  showHomes: 'Show homes',
  aroundCenter: 'Use the center of the map',
  aroundPoint: 'Choose a point on the map',
  clickPoint: 'Click the point to search around.',

  // pins
  pin: '{price}, {place}',
  cluster: '{count, plural, one {# home} other {# homes}}. Zoom in',
  clusterFrom: '{count, plural, one {# home} other {# homes}} from {price}. Zoom in',
  homesHere: '{count, plural, one {# home here} other {# homes here}}',

  // the card of a pin
  card: 'Home on the map',
  close: 'Close',
  approximate: 'Shown at the center of its ZIP code. The exact location isn’t available.',
});
