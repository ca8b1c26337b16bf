import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './surroundings.es.ts';

/** Location, neighborhood and attractions on a home's page. */
export const surroundingsMessages = defineMessages(spanish.surroundingsMessages, {
  mapOf: 'Map around {address}',
  approximate: 'Approximate location',
  inNewTab: '{label}<unseen> (opens in a new tab)</unseen>',

  // location and commute
  location: 'Location information',
  viewMap: 'View Map<unseen> (opens in a new tab)</unseen>',
  commute: 'Commute',
  changeAddresses: 'Change your addresses',
  addAddress: '<link>Add work or school</link> to see how far it is from here.',
  driveTime: 'About {duration} by car',
  straightLine: '{distance} in a straight line',
  commuteFrom: '{address}.',
  commuteFromZip: '{address}. Measured from the center of the home’s ZIP code.',

  // neighborhood
  neighborhood: 'Neighborhood',
  showScores: 'Show scores',
  score: '{score} / 100',
  walkScore: 'Walk Score®',
  bikeScore: 'Bike Score®',
  transitScore: 'Transit Score®',
  walkability: 'Walkability',
  bikeability: 'Bikeability',
  placesSource:
    'Both from the straight-line distance to shops, schools, parks and bus stops. Source: {source}, {day}.',
  noiseLevel: 'Noise level',
  soundscore: 'HowLoud Soundscore: {score} out of 100. Higher is quieter.',
  floodRisk: 'Flood risk',
  floodZone: '{risk} (zone {zone})',
  floodHigh: 'High',
  floodModerate: 'Moderate',
  floodLow: 'Low',
  floodUndetermined: 'Not determined',
  floodSourceOn: 'Source: {source}, {day}.',

  // attractions
  attractions: 'Attractions nearby',
  restaurants: 'Restaurants',
  parks: 'Parks',
  viewMapOf: 'View Map<unseen> of {places} nearby</unseen>',
});
