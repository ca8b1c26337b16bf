import { defineMessages } from '@homestead/contract/platform';

/** Who gets new leads: the rules, their preview, and why a lead went where it went. */
export const routingMessages = defineMessages({
  title: 'Lead Routing',
  add: 'Add rule',
  none: 'There are no rules: everyone who may claim leads can claim a new one',
  name: 'Name',
  conditions: 'Which leads',
  who: 'Who gets them',
  untouched: 'Moves on after',
  inUse: 'In use',
  yes: 'Yes',
  no: 'No',
  every: 'Every lead',
  hours: '{count, plural, one {# hour} other {# hours}}',

  // which leads
  whichLeads: 'Which leads',
  priceFrom: 'from {price}',
  priceTo: 'up to {price}',
  priceBetween: '{from} to {to}',
  buyers: 'buyers',
  sellers: 'sellers',
  english: 'English',
  spanish: 'Spanish',
  anyCity: 'A rule without a city, ZIP code and county is for every place',

  // who gets them
  whoGets: 'Who gets them',
  inTurn: 'In turn',
  firstToClaim: 'First to claim',
  intoPond: 'Into a pond',
  inTurnTo: 'In turn: {names}',
  firstOf: 'First to claim within {minutes} min: {names}',
  pondNamed: 'Pond: {name}',
  agentsHint: 'With two or more, give each a share: 2 gets twice as many leads as 1',
  minutesHint: 'Of business hours, from 5 to 1440',

  // otherwise
  otherwise: 'If it doesn’t work out',
  concierges: 'The concierges',
  anAgent: 'An agent',
  aPond: 'A pond',
  untouchedHint: 'Business hours without contact, after which the lead moves on. Empty: it stays.',

  // preview
  preview: 'Who would get this?',
  previewIntro: 'Describe an inquiry. Nothing is changed or sent.',
  findOut: 'Find out',
  previewEmpty: 'Fill in at least one field',
  buyer: 'Buyer',
  seller: 'Seller',

  // why
  why: 'Why assigned',
  whyOf: 'Why {name} was assigned',
  noDecisions: 'No rule decided about this lead',
  older: 'Show older',
  offeredUntil: 'Offered until {at}',

  // ponds
  pondsTitle: 'Ponds',
  pondsNone: 'There are no ponds yet',
  addPond: 'Add pond',
  members: 'Members',
  nobody: 'Nobody',
  waiting: 'Unclaimed leads',
  claimLimit: 'Open leads per member',
  noLimit: 'No limit',
  retired: 'Retired',

  // limits
  limitsTitle: 'Agent Limits',
  limitsNone: 'Nobody can get leads yet',
  role: 'Role',
  openLeads: 'Open leads',
  openOf: '{open} of {capacity}',
  paused: 'Paused',
  daysOff: 'Days off',
  addDaysOff: 'Add days off',
  daysOffOf: '{name}’s days off',
  from: 'First day',
  to: 'Last day',
  daysOffHint: 'Remove a period to cancel it',
  periodOf: '{from} – {to}',
  daysOffAdded: '{name} gets no leads on these days',
  capacityHint: 'Empty: no limit',
});
