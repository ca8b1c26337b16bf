import { defineMessages } from '@homestead/contract/platform';

/** Who gets new leads: the rules, their preview, and why a lead went where it went. */
export const routingMessages = defineMessages({
  title: 'Lead Routing',
  add: 'Add rule',
  none: 'No rules yet: anyone who can claim leads can claim a new one',
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
  anyCity: 'Without a city, ZIP code or county, the rule applies everywhere',

  // who gets them
  whoGets: 'Who gets them',
  inTurn: 'In turn',
  firstToClaim: 'First to claim',
  intoPond: 'Goes to a pond',
  inTurnTo: 'In turn: {names}',
  firstOf: 'First to claim within {minutes} min: {names}',
  pondNamed: 'Pond: {name}',
  agentsHint: 'With two or more, give each a share: 2 gets twice as many leads as 1',
  minutesHint: 'Minutes of business hours, from 5 to 1440',

  // otherwise
  otherwise: 'If it doesn’t work out',
  concierges: 'The concierges',
  anAgent: 'An agent',
  aPond: 'A pond',
  untouchedHint:
    'Business hours without contact before the lead moves on. Leave empty to let it stay.',

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
  noDecisions: 'No rule was applied to this lead',
  older: 'Show older',
  offeredUntil: 'Offered until {at}',

  // ponds
  pondsTitle: 'Ponds',
  pondsNone: 'No ponds yet',
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
  daysOffAdded: '{name} won’t get leads on these days',
  capacityHint: 'Leave empty for no limit',
});
