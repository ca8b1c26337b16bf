import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './tour-emails.es.ts';

/**
 * What emails and calendar files to a tour's client say. `at` is a date and time, `firm` the
 * brokerage.
 */
export const tourEmailMessages = defineMessages(spanish.tourEmailMessages, {
  homeByNumber: 'the home with MLS #{number}',
  numberAlone: 'MLS #{number}',
  seeHome: 'See the home',

  // to the person who asked
  requestedSubject: 'We have your tour request: {home}',
  requestedHeading: 'We have your tour request',
  requestedInPerson: 'You asked to see {home} in person.',
  requestedVideoChat: 'You asked to see {home} by video chat.',
  timesRequested: '{count, plural, one {Time you requested} other {Times you requested}}: {times}.',
  notConfirmed:
    'Your tour isn’t confirmed yet. {firm} will contact you to set a time. The calendar files show the times you requested.',
  ignore: 'If you didn’t ask for this, you can ignore this email.',
  whyClient: 'You’re getting this email because you requested a tour on {firm}’s website.',

  // to the client, about the agent's answer
  confirmedSubject: 'Tour confirmed: {home}, {at}',
  confirmedHeading: 'Your tour is confirmed',
  confirmedInPerson: 'Your tour of {home} is confirmed: {at}.',
  confirmedVideoChat: 'Your video chat tour of {home} is confirmed: {at}.',
  videoChatAt: 'Join the video chat here: {link}',
  toSignSubject: 'Sign to confirm your tour: {home}, {at}',
  toSignHeading: 'Sign two documents to confirm your tour',
  toSign: '{firm} can show you {home} on {at}.',
  toSignHow:
    'Before your first tour, you get a disclosure of whom the agent works for, and sign a touring agreement. We emailed you a link to both. Your tour is confirmed as soon as you’ve signed.',
  agreementTitle: 'Before your tour: {name}',
  agreementMessage: 'Please sign these before your tour on {at}. You only need to do this once.',
  agreementOff: 'The tour was canceled.',
  fromTour: 'the tour',
  proposedSubject: 'Other times for your tour: {home}',
  proposedHeading: 'Other times for your tour',
  proposed: 'The time you asked for to see {home} doesn’t work, but {firm} can offer others.',
  proposedTimes: 'Times offered: {times}.',
  declinedSubject: 'We can’t show you {home}',
  declinedHeading: 'Your tour request can’t be met',
  declined: '{firm} can’t show you {home}.',
  reason: 'Reason: {reason}',
  canceledSubject: 'Tour canceled: {home}',
  canceledHeading: 'Your tour is canceled',
  canceled: 'Your tour of {home} is canceled.',
  askedSubject: 'We have your new times: {home}',
  askedHeading: 'We have your new times',
  asked: 'You asked for other times to see {home}. {firm} will confirm one of them.',
  seeTour: 'See, move or cancel your tour',
  chooseTime: 'Choose a time',

  // reminders of a confirmed tour
  reminderSubject: 'Tour reminder: {home}, {at}',
  reminderHeading: 'Your tour is coming up',
  remindInPerson: 'Your tour of {home} is on {at}.',
  remindVideoChat: 'Your video chat tour of {home} is on {at}.',
  yourAgent: 'Your agent: {name}, {phone}.',
  yourAgentNoPhone: 'Your agent: {name}.',
  directions: 'Directions',
  joinVideoChat: 'Join the video chat',

  // after a tour
  rateSubject: 'How was your tour of {home}?',
  rate: 'You saw {home} on {at}. Tell us how it was; it takes a minute.',
  rateWhoSees: 'Only your agent and our team read it. We don’t publish it.',
  rateNow: 'Rate the tour',

  // calendar files
  confirmedSummary: 'Tour: {home}',
  confirmedText: '{firm} will meet you there.',
  calendarSummary: 'Tour request (unconfirmed): {home}',
  calendarText: 'Not confirmed yet. {firm} will confirm a time with you.',
  calendarTextOfMany:
    'One of the times you requested. Not confirmed yet. {firm} will confirm a time with you.',
});
