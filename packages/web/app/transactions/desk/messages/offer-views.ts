import { defineMessages } from '@homestead/contract/platform';

/** The views of offers and deals. */
export const offerViewMessages = defineMessages({
  view: 'View',
  list: 'List',
  board: 'Board',
  calendar: 'Calendar',
  boardLabel: 'Transactions by phase',
  phase: 'Phase',
  anyPhase: 'Any phase',
  anyAgent: 'Any agent',
  closing: 'Closing month',
  anyMonth: 'Any closing month',
  totals: 'Totals by phase',
  unpriced: '{count, plural, one {# without a price} other {# without a price}}',
  closings: 'Expected closings',
  closingsHelp: 'Homes under contract by the month of their closing date.',
  month: 'Month',
  deals: 'Deals',
  volume: 'Volume',
  more: '{count, number} more in the list',
  closes: 'Closes {day}',
  expires: 'Expires {day}',
  previous: 'Previous month: {month}',
  next: 'Next month: {month}',
  thisMonth: 'This month',
  noDays: 'Nothing this month',
  moreDays:
    '{count, number} more entries of this month aren’t shown. Narrow them with the filters.',
  holiday: 'Federal holiday',
  noHome: 'No home yet',
  inspectionOf: 'Home inspection: {type}',
});
