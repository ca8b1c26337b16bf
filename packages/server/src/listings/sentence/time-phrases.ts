import { dateAfter } from '@homestead/contract/platform';
import { sentenceMessages } from '../messages.ts';
import type { SentenceCondition } from './condition.ts';
import type { Phrase } from './phrase.ts';

const sort = (order: string, label: string): SentenceCondition[] => [
  { field: 'sortby', value: order, label },
];
const listed = (days: number): SentenceCondition[] | null =>
  days > 3650
    ? null
    : [
        {
          field: 'daysonmarket',
          value: days,
          label:
            days === 0 ? sentenceMessages.listedToday() : sentenceMessages.listedWithin({ days }),
        },
      ];
const reduced = (days: number): SentenceCondition[] | null =>
  days < 1 || days > 3650
    ? null
    : [
        {
          field: 'pricereducedwithin',
          value: days,
          label: sentenceMessages.reducedWithin({ days }),
        },
      ];
const openOn = (value: string, label: string): SentenceCondition[] => [
  { field: 'openhouse', value, label },
];
const n = (number: number | null) => Math.round(number ?? 0);

/** Phrases about open houses, reductions and days on the market. */
export const timePhrases: readonly Phrase[] = [
  {
    says: 'open house|open houses|with open house|open house planned',
    gives: () => openOn('any', sentenceMessages.openHouse()),
  },
  {
    says: 'open house this weekend|open this weekend|open houses this weekend|open house on the weekend|open house weekend',
    gives: () => openOn('weekend', sentenceMessages.openHouseWeekend()),
  },
  {
    says: 'open house today|open today|open houses today',
    gives: (_, { today }) => openOn(today, sentenceMessages.openHouseToday()),
  },
  {
    says: 'open house tomorrow|open tomorrow|open houses tomorrow',
    gives: (_, { today }) => openOn(dateAfter(today, 1), sentenceMessages.openHouseTomorrow()),
  },
  {
    says: 'open house saturday|open house on saturday|open saturday|open house this saturday',
    gives: (_, { today }) => openOn(nextWeekday(today, 6), sentenceMessages.openHouseSaturday()),
  },
  {
    says: 'open house sunday|open house on sunday|open sunday|open house this sunday',
    gives: (_, { today }) => openOn(nextWeekday(today, 0), sentenceMessages.openHouseSunday()),
  },
  {
    says: 'price reduced|price reduction|price reductions|price drop|price drops|price cut|price cuts|reduced|reduced price|recently reduced|price reduced recently|marked down',
    gives: () => reduced(30),
  },
  {
    says: 'price reduced this week|reduced this week|price drop this week|price cut this week',
    gives: () => reduced(7),
  },
  {
    says: 'price reduced in the last # days|reduced in the last # days|price drop in the last # days|reduced in last # days|reduced within # days',
    gives: (days) => reduced(n(days)),
  },
  {
    says: 'new this week|listed this week|just listed|new listing|new listings|new on the market|newly listed|this week|recently listed',
    gives: () => listed(7),
  },
  { says: 'new today|listed today|today', gives: () => listed(0) },
  { says: 'listed this month|new this month|this month', gives: () => listed(30) },
  {
    says: 'listed in the last # days|in the last # days|last # days|past # days|in the past # days|within # days|# days on market|# days on the market|less than # days on market|under # days on market|on the market less than # days|on market less than # days|listed within # days|less than # days old|less than # days',
    gives: (days) => listed(n(days)),
  },
  {
    says: 'listed in the last # weeks|in the last # weeks|last # weeks|past # weeks|in the past # weeks|within # weeks|on the market less than # weeks|less than # weeks on market|less than # weeks',
    gives: (weeks) => listed(n(weeks) * 7),
  },
  {
    says: 'listed in the last week|last week|past week|in the last week|in the past week',
    gives: () => listed(7),
  },
];

/** Phrases about the order of homes. */
export const sortPhrases: readonly Phrase[] = [
  {
    says: 'cheapest|cheapest first|lowest price|lowest price first|lowest priced|least expensive|cheap|affordable|inexpensive|sort by price',
    gives: () => sort('priceasc', sentenceMessages.cheapestFirst()),
  },
  {
    says: 'most expensive|most expensive first|highest price|highest price first|highest priced|priciest',
    gives: () => sort('pricedesc', sentenceMessages.mostExpensiveFirst()),
  },
  {
    says: 'newest|newest first|newest listings|latest|latest listings|most recent|newest listings first',
    gives: () => sort('newest', sentenceMessages.newestFirst()),
  },
  {
    says: 'largest|largest first|biggest|biggest first|largest sqft|most square feet|biggest house|largest home first',
    gives: () => sort('sqft', sentenceMessages.largestFirst()),
  },
  {
    says: 'largest lot|biggest lot|largest lots|biggest lots|largest lot first|biggest yard|largest yard',
    gives: () => sort('lotsize', sentenceMessages.largestLotFirst()),
  },
  {
    says: 'newest built|newest built first|most recently built|newest construction',
    gives: () => sort('yearbuilt', sentenceMessages.newestBuiltFirst()),
  },
  {
    says: 'recently reduced first|sort by reduced',
    gives: () => sort('reduced', sentenceMessages.recentlyReducedFirst()),
  },
  {
    says: 'next open house first|soonest open house|sort by open house',
    gives: () => sort('openhouse', sentenceMessages.nextOpenHouseFirst()),
  },
];

/** The next such day of the week, including today; 0 is Sunday. */
function nextWeekday(date: string, weekday: number): string {
  const today = new Date(`${date}T00:00:00Z`).getUTCDay();
  return dateAfter(date, (weekday - today + 7) % 7);
}
