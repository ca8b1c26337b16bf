import { defineMessages } from '@homestead/contract/platform';

/**
 * What emails and calendar files about tours say. `at` is a date and time, `firm` the brokerage.
 */
export const tourEmailMessages = defineMessages({
  homeByNumber: 'the home with MLS #{number}',
  seeHome: 'See the home',

  // to the person who asked
  requestedSubject: 'We have your tour request',
  requestedInPerson: 'You asked to see {home} in person.',
  requestedVideoChat: 'You asked to see {home} by video chat.',
  timesRequested: '{count, plural, one {Time you requested} other {Times you requested}}: {times}.',
  notConfirmed:
    'Your tour isn’t confirmed yet. {firm} will contact you to set a time. The calendar files show the times you requested.',
  ignore: 'If you didn’t ask for this, you can ignore this email.',

  // to the concierge team
  wantedSubject: 'Tour request: {home}',
  wantedInPerson: '{name} wants to see {home} (MLS #{number}) in person.',
  wantedVideoChat: '{name} wants to see {home} (MLS #{number}) by video chat.',
  wantedTimes: 'Times requested: {times}.',
  wantedContact: 'Phone: {phone}. Email: {email}.',
  wantedMessage: 'Message: {message}',

  // calendar files
  calendarSummary: 'Tour request (unconfirmed): {home}',
  calendarText: 'Not confirmed yet. {firm} will confirm a time with you.',
  calendarTextOfMany:
    'One of the times you requested. Not confirmed yet. {firm} will confirm a time with you.',
});

/**
 * Labels and messages of refused fields. A message begins with its field's label, except for
 * those that the tour form gives word for word.
 */
export const fieldMessages = defineMessages({
  name: 'Name',
  email: 'Email',
  phone: 'Phone no.',
  message: 'Message',
  inPerson: 'Tour in person',
  chooseOneKind: 'Tour in person or tour by video chat: choose one',
  date: 'Date',
  dateOutOfRange: 'Date must be within 60 days from today',
  dateDiffers: 'Date and first time don’t match',
  time: 'Time',
  enterTime: 'Enter Time',

  // lookup lists
  nameTaken: 'Name is already in this list',
  position: 'Position',
});
