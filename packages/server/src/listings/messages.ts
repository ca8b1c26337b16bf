import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

/** Homes in emails. */
export const emailHomeMessages = defineMessages(spanish.emailHomeMessages, {
  byNumber: 'MLS #{number}',
  priceUnknown: 'Price not provided',
  soldFor: 'Sold for {price}',
  beds: '{count, number} bd',
  baths: '{count, number} ba',
  squareFeet: '{count, number, ::.} sq ft',
  listedBy: 'Listed by {firm}',
  listedByWithContact: 'Listed by {firm}, {contact}',
});

/** The email to the broker about a visitor's report that something on a page is wrong. */
export const reportEmailMessages = defineMessages({
  subject: 'Problem reported: MLS #{number}',
  text: 'A visitor to MLS #{number} says this is wrong: {about}.',
  textWithPlace: 'A visitor to {place} (MLS #{number}) says this is wrong: {about}.',
  theyWrote: 'They wrote: “{message}”',
  from: 'From: {who}.',
  anonymous: 'They didn’t leave a name or an address.',
  seePage: 'See the page',
  why: 'You’re getting this email because visitors’ reports go to {firm}’s broker.',
  closing: 'The page shows what the MLS says. The listing brokerage can correct it there.',
});

/** What the visitor who sent a report is told. */
export const reportAnswerMessages = defineMessages({
  sent: 'Thank you. We’ve sent it to the broker.',
  stored: 'Thank you. We’ve recorded it for the broker.',
});

/** Labels and messages of refused fields. A message begins with its field's label. */
export const fieldMessages = defineMessages({
  problem: 'Problem',
  reportMessage: 'Message',
  email: 'Email',
  notFound: '{label} can’t be found',
  lookUpDown: '{label} can’t be looked up right now',
  notListed:
    '{label} isn’t the address of a listed home, and other addresses can’t be looked up here',
  mapArea: 'Map area',
  mapAreaRequired: 'Map area is required',
  commute: 'Commute',
  commuteUnavailable: 'Commute isn’t available here',
  pageLink: 'Page link',
  pageLinkTwice: 'Page link can’t be both after and before',
});

/** Texts of answers. */
export const answerMessages = defineMessages({
  // word for word
  showing: 'Showing {first} - {last}',

  // places
  near: 'Near {place}',

  // calendar files of open houses
  openHouse: 'Open house: {home}',
  openHouseByNumber: 'Open house: MLS #{number}',
  openHouseType: '{type} open house.',
});

/** Suggestions under the search box, and the conditions that a sentence was read as. */
export const sentenceMessages = defineMessages({
  // beds, baths, price and payment
  studio: 'Studio',
  bedsFrom: '{count}+ beds',
  bedsExactly: 'Exactly {count, plural, one {# bed} other {# beds}}',
  bathsFrom: '{count}+ baths',
  bathsExactly: 'Exactly {count, plural, one {# bath} other {# baths}}',
  from: 'From {amount}',
  upTo: 'Up to {amount}',
  monthlyUpTo: 'Up to {amount} a month',
  noHoa: 'No HOA',
  hoaUpTo: 'HOA dues up to {amount}',
  reducedWithin: 'Price reduced in the last {days} days',

  // the house and its lot; half an acre is “0.5 acre”, so `count` is rounded up
  squareFeetFrom: 'From {size} sq ft',
  squareFeetUpTo: 'Up to {size} sq ft',
  lotFrom: 'Lot from {size} {count, plural, one {acre} other {acres}}',
  lotUpTo: 'Lot up to {size} {count, plural, one {acre} other {acres}}',
  builtSince: 'Built since {year}',
  builtBefore: 'Built before {year}',
  builtIn: 'Built in {year}',
  stories: '{count, plural, one {# story} other {# stories}}',
  storiesFrom: 'At least {count, plural, one {# story} other {# stories}}',
  storiesUpTo: 'At most {count, plural, one {# story} other {# stories}}',
  garageFrom: '{count}+ garage spaces',
  garageUpTo: 'Up to {count} garage spaces',
  noGarage: 'No garage',
  fireplacesFrom: '{count}+ fireplaces',
  fireplacesUpTo: 'Up to {count} fireplaces',
  noFireplace: 'No fireplace',
  basement: 'Basement',
  noBasement: 'No basement',
  newConstruction: 'New construction',
  notNewConstruction: 'Not new construction',
  waterfront: 'Waterfront',
  noWaterfront: 'Without waterfront',
  lakefront: 'Lakefront',
  riverfront: 'Riverfront',
  pool: 'Pool',
  noPool: 'Without pool',
  poolInGround: 'In-ground pool',
  poolAboveGround: 'Above-ground pool',
  golfCourse: 'Golf course',
  horsePermitted: 'Horses allowed',
  outBuilding: 'Out building',
  words: '“{words}” in the description',

  // status and time
  active: 'Status active',
  pending: 'Status pending',
  underContract: 'Status under contract',
  comingSoon: 'Status coming soon',
  listedToday: 'Listed today',
  listedWithin: 'Listed in the last {days} days',
  openHouse: 'Open house planned',
  openHouseWeekend: 'Open house this weekend',
  openHouseToday: 'Open house today',
  openHouseTomorrow: 'Open house tomorrow',
  openHouseSaturday: 'Open house Saturday',
  openHouseSunday: 'Open house Sunday',

  // order
  cheapestFirst: 'Lowest price first',
  mostExpensiveFirst: 'Highest price first',
  newestFirst: 'Newest listings first',
  largestFirst: 'Largest first',
  largestLotFirst: 'Largest lot first',
  newestBuiltFirst: 'Newest built first',
  recentlyReducedFirst: 'Recently reduced first',
  nextOpenHouseFirst: 'Next open house first',

  // places
  zip: 'ZIP {zip}',
  county: '{name} County',
  subdivision: '{name} subdivision',
  highSchool: '{name} High School',
  elementarySchool: '{name} Elementary',
  district: '{name} school district',
  anyOfThese: 'Any of these places',
  within: 'Within {miles, plural, one {# mile} other {# miles}} of {place}',
  suggestedHighSchool: '{name} (high school)',
  suggestedElementarySchool: '{name} (elementary school)',
});

/** Why a sentence may not search by something, by the kind of words. */
export const fairHousingMessages = defineMessages({
  race: 'We don’t search by race or color: fair housing law protects them. Name a place, a price or what the home should have.',
  religion:
    'We don’t search by religion or places of worship: fair housing law protects religion. An address, a street or a ZIP code works.',
  origin:
    'We don’t search by where people come from or what they speak: fair housing law protects it. Name a place, a price or what the home should have.',
  sex: 'We don’t search by sex, gender or who people love: fair housing law protects them. Say what the home should have.',
  family:
    'We don’t search by families or children: fair housing law protects them. Say how many bedrooms or which rooms the home should have.',
  disability:
    'We don’t search by disability: fair housing law protects it. Name what the home should have, such as a wheelchair ramp or a step-free entrance.',
  people:
    'We search by the home, not by the people around it. Name a place, a price or what the home should have.',
  rating:
    'We don’t rate neighborhoods or schools, or call one safer than another: that can steer people by who lives there. Name a place, a school or a district.',
});
