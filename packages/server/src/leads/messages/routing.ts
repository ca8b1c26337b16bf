import { defineMessages } from '@homestead/contract/platform';

/** Who got a lead and why, on its timeline and in the preview of the rules. */
export const routingMessages = defineMessages({
  onlyOne: 'Assigned to {name} by the rule “{rule}”: nobody else in it can take the lead.',
  inTurn: 'Assigned to {name} by the rule “{rule}”: next of {count} in turn.',
  fallbackAgent: 'Assigned to {name}: nobody in the rule “{rule}” can take it.',
  offered:
    'Offered to {names} by the rule “{rule}”: the first to claim it within {minutes} minutes of business hours gets it.',
  pond: 'Put into the pond {pond} by the rule “{rule}”.',
  fallbackPond: 'Put into the pond {pond}: nobody in the rule “{rule}” can take it.',
  concierge: 'Left to the concierges: nobody in the rule “{rule}” can take it.',
  open: 'Open to everyone who may claim leads: no rule matches.',

  // why it moved on
  unclaimed: 'Nobody claimed it in time: {names}.',
  untouched: '{names} didn’t contact the lead in time.',
  taken: 'It was taken from {names}.',

  // why not another
  left: '{name} has left, or can’t get leads.',
  paused: '{name} is paused.',
  passed: '{name} had it before.',
  later: '{name} comes later in turn.',
  off: '{name} is off until {date}.',
  full: '{name} has {open, plural, one {# open lead} other {# open leads}} of at most {capacity}.',
  unmatched: 'The rule “{name}” doesn’t match: {parts}.',
  area: 'area',
  price: 'price',
  language: 'language',
  source: 'source',
  side: 'buyer or seller',
  someone: 'someone',

  // to whom a lead came by a rule
  givenSubject: 'New lead: {name}',
  givenSubjectDue: 'New lead: {name}, reply by {due}',
  offeredSubject: 'Lead to claim: {name}',
  offeredSubjectDue: 'Lead to claim: {name}, reply by {due}',
  given: '{name} is your lead now.',
  toClaim: 'You can claim {name}. Others can, too.',
  openLead: 'Open the lead',
  claim: 'Claim the lead',
  due: 'We promised a reply by {due}.',

  // the demo
  sampleMillion: 'Homes from $1,000,000 (sample)',
  sampleElkhorn: 'Elkhorn buyers (sample)',
  sampleSellers: 'Sellers (sample)',
  samplePond: 'Shared leads (sample)',
});

/** Labels and messages of the fields of rules, ponds and limits. */
export const ruleFieldMessages = defineMessages({
  name: 'Name',
  isActive: 'In use',
  position: 'Position',
  cities: 'Cities',
  zips: 'ZIP codes',
  counties: 'Counties',
  priceFrom: 'Price from',
  priceTo: 'Price to',
  language: 'Language',
  source: 'Source',
  subSource: 'Sub-source',
  side: 'Buyer or seller',
  way: 'How leads are given',
  agents: 'Agents',
  weights: 'Shares',
  pond: 'Pond',
  claimMinutes: 'Minutes to claim',
  untouchedHours: 'Hours without contact',
  fallback: 'If nobody can take it',
  fallbackAgent: 'Fallback agent',
  fallbackPond: 'Fallback pond',
  members: 'Members',
  claimLimit: 'Open leads per member',
  retired: 'Retired',
  capacity: 'Most open leads',
  paused: 'Paused',
  daysOff: 'Days off',
  yes: 'Yes',
  no: 'No',

  // choices
  inTurn: 'In turn',
  firstToClaim: 'First to claim',
  intoPond: 'Into a pond',
  concierge: 'The concierges',
  agent: 'An agent',
  aPond: 'A pond',
  buyer: 'Buyer',
  seller: 'Seller',
  english: 'English',
  spanish: 'Spanish',

  // refusals
  isNeeded: '{label} is required',
  unknown: '{label} must be one of the choices',
  twice: '{label} can have each person once',
  belowFrom: '{label} can’t be less than Price from',
  pondTaken: 'Name is already used by another pond',
});
