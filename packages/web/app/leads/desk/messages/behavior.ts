import { defineMessages } from '@homestead/contract/platform';

/** Which website activity agents are notified about. */
export const behaviorDeskMessages = defineMessages({
  title: 'Behavior Triggers',
  intro:
    'When a lead does one of these on the website, their agent gets a notification, the timeline shows it, and a plan can start. Each fires at most once a day per lead, or once a month for the same home.',
  none: 'No triggers',
  trigger: 'Trigger',
  fires: 'When',
  plan: 'Starts the plan',
  noPlan: 'No plan',
  on: 'On',
  off: 'Off',

  manyViews: 'Many homes in a day',
  sameHome: 'The same home again',
  back: 'Back after a while',
  priceDrop: 'Price drop of a saved home',

  viewsInDay: '{count, plural, one {# view in a day} other {# or more views in a day}}',
  viewsOfHome:
    '{count, plural, one {# view of a home in 30 days} other {# or more views of a home in 30 days}}',
  daysAway:
    '{count, plural, one {First visit in # day or more} other {First visit in # days or more}}',
  percent: '{count}% or more',
  viewsHint: 'Views in a day',
  homeHint: 'Views of one home in 30 days',
  daysHint: 'Days since the last home they viewed',
  percentHint: 'Percent of the price',
});
