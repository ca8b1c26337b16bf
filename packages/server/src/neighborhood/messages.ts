import { defineMessages } from '@homestead/contract/platform';

/** The commute in a search, where it can't be used. Each message begins with the label. */
export const commuteMessages = defineMessages({
  label: 'Commute',
  notYours: 'Commute isn’t to one of your saved addresses',
  tooFar: 'Commute is too long',
  unreachable: 'Commute can’t be worked out right now',
});

/** What the zones of FEMA's flood maps mean (44 CFR 64.3). */
export const floodMessages = defineMessages({
  source: 'FEMA National Flood Hazard Layer',
  high: 'At least a 1 percent chance of a flood in any year. Federally backed loans require flood insurance.',
  highUnmeasured:
    'At least a 1 percent chance of a flood in any year; the water’s height isn’t determined. Federally backed loans require flood insurance.',
  standingWater:
    'At least a 1 percent chance of a flood in any year, as standing water of 1 to 3 feet. Federally backed loans require flood insurance.',
  flowingWater:
    'At least a 1 percent chance of a flood in any year, as flowing water of 1 to 3 feet. Federally backed loans require flood insurance.',
  leveeRestored:
    'At least a 1 percent chance of a flood in any year while a levee is being restored. Federally backed loans require flood insurance.',
  protectionBuilt:
    'At least a 1 percent chance of a flood in any year, until flood protection under construction is finished. Federally backed loans require flood insurance.',
  waves:
    'At least a 1 percent chance of a flood in any year, with waves. Federally backed loans require flood insurance.',
  floodway:
    'In the floodway, which must stay open for floods. At least a 1 percent chance of a flood in any year. Federally backed loans require flood insurance.',
  undetermined: 'A flood is possible; how likely hasn’t been determined.',
  moderate: 'Between a 0.2 and a 1 percent chance of a flood in any year, or a shallow one.',
  levee: 'Protected by a levee, which lowers the risk but doesn’t remove it.',
  low: 'Minimal flood hazard, outside the mapped floodplains.',
});

/** Why a file of places can’t be used, shown at the start. */
export const placesFileMessages = defineMessages({
  unreadable: '{path} can’t be read',
  notJson: '{path} is not JSON: {reason}',
  notGeoJson: '{path} is not a GeoJSON feature collection',
  empty: '{path} has no places that count',
});
