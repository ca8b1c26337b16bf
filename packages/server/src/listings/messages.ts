import { defineMessages } from '@homestead/contract/platform';

/** The email to the broker about a visitor's report that something on a page is wrong. */
export const reportEmailMessages = defineMessages({
  subject: 'Something looks wrong: MLS #{number}',
  text: 'A visitor to MLS #{number} says this is wrong: {about}.',
  textWithPlace: 'A visitor to {place} (MLS #{number}) says this is wrong: {about}.',
  theyWrote: 'They wrote: “{message}”',
  from: 'From: {who}.',
  anonymous: 'They didn’t leave a name or an address.',
  seePage: 'See the page',
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
