import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

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

/** What emails about inquiries say. `firm` is the brokerage, `due` a date and time. */
export const inquiryEmailMessages = defineMessages(spanish.inquiryEmailMessages, {
  // to the person who asked
  receivedHeading: 'We have your message',
  receivedSubject: 'We have your message. You’ll hear from us by {due}',
  receivedAboutSubject: 'About {home}: an answer by {due}',
  receivedAbout: 'Thank you for asking {firm} about {home}. Your message has reached our team.',
  received: 'Thank you for getting in touch with {firm}. Your message has reached our team.',
  receivedHomeValue:
    'Thank you for asking {firm} what your home is worth. Your request has reached our team.',
  receivedQuiz: 'Thank you for taking our quiz. {firm} is choosing an agent for you.',
  due: 'A team member will be in touch by {due}.',
  seeStatus: 'See where your message is',
  ignore: 'If you didn’t send this, you can ignore this email.',
  why: 'You’re getting this email because someone entered this address on {firm}’s website.',
});

/** What emails of mailing lists say. `firm` is the brokerage. */
export const listEmailMessages = defineMessages(spanish.listEmailMessages, {
  confirmSubject: 'Confirm your newsletter sign-up: {firm}',
  confirmLead:
    'Someone, probably you, signed up for {firm}’s newsletter with this address. Confirm, and you’ll start getting it.',
  confirmAppSubject: 'Confirm that you want to be on the list for our app',
  confirmApp:
    'Someone, probably you, signed up again with this address for the email {firm} sends when its app launches. Confirm, and you’ll be back on the list.',
  confirm: 'Confirm the sign-up',
  ignore: 'If it wasn’t you, ignore this email, and you won’t be on the list.',
  welcomeSubject: 'You’re on {firm}’s newsletter list',
  welcome: 'You’ll get {firm}’s newsletter at this address.',
  appSubject: 'You’re on the list for our app',
  app: '{firm} will email you when its app launches.',
  why: 'You’re getting this email because you’re on a list of {firm}.',
  whyAsked: 'You’re getting this email because someone entered this address on {firm}’s website.',
  leave: 'Leave this list with one click',
});

/** The file of a mailing list. */
export const listMessages = defineMessages({
  language: 'Language',
});

/** A seller's question what a home is worth. */
export const homeValueMessages = defineMessages({
  received: 'We have your request. An agent will contact you about your home.',
  callAnyTime: 'Call at any time.',
  callMorning: 'Call in the morning.',
  callAfternoon: 'Call in the afternoon.',
  callEvening: 'Call in the evening.',
});

/** What the quiz tells a person about the agents who may suit them. */
export const matchMessages = defineMessages({
  submitted: 'Quiz submitted successfully',

  // why
  worksIn: 'They work in {areas}, where you’ve been looking.',
  inPriceRange: 'Homes around {price}, like those you looked at, are in their price range.',
  speaks: 'They speak {language}.',
  style: 'They describe their style as you asked: {style}.',
  specialty: 'They name a specialty that fits your answers: {specialty}.',
  nobodyWaits: 'No client is waiting to hear from them right now.',
  fewerWait: 'Fewer clients are waiting to hear from them than from others on the team.',
  fewerActive: 'They have fewer active clients than others on the team.',
  answersWithin: 'They usually answer within {minutes, plural, one {a minute} other {# minutes}}.',
  nextInTurn: 'They are next in turn for a new client.',

  // why not
  fitsLess: 'Their profile fits less of what you’re looking for.',
  moreWait: 'More clients are waiting to hear from them.',
  moreActive: 'They have more active clients.',
  laterInTurn: 'They come later in turn for a new client.',

  // what doesn't count
  tooLittle:
    'We don’t have enough records yet to say which agent suits you best, so a member of our team will choose one.',
  teamDecides:
    'This looks at our agents’ profiles (areas, price range, languages, style and specialties), how much time they have and how fast they answer. Of your answers, the kind of home and the agent’s personality count. A member of our team reads your answers and makes the final choice.',
  genderUnused: 'Your answer about the agent’s gender is stored, but we never use it.',
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
  subject: 'Subject',
  inPerson: 'Tour in person',
  chooseOneKind: 'Tour in person or tour by video chat: choose one',
  date: 'Date',
  dateOutOfRange: 'Date must be within 60 days from today',
  dateDiffers: 'Date and first time don’t match',
  time: 'Time',
  enterTime: 'Enter Time',

  timeNotOffered: 'Choose one of the times offered',
  timePassed: 'This time has passed',
  timeRepeated: 'Already Selected',
  tourOutsideHours:
    '{at} is outside the agent’s working hours. Choose another time, or book it anyway.',
  tourOnDayOff: 'The agent has the day off: {at}. Choose another time, or book it anyway.',
  tourInBusyTime: 'The agent’s calendar is busy at {at}. Choose another time, or book it anyway.',
  tourTaken: 'The agent has another tour at {at}. Choose another time, or book it anyway.',
  reason: 'Reason',
  reasonNeeded: 'Reason is required',
  videoLink: 'Link to the video chat',
  videoLinkNeeded: 'Link to the video chat must begin with https://',

  // testimonials
  saidText: 'What they said',
  shownName: 'Name as shown',
  city: 'City',
  consentOn: 'Consent given on',
  consentHow: 'Consent given how',
  consentNeeded: 'is needed to publish',
  published: 'Published',

  // contact form
  firstName: 'First Name',
  lastName: 'Last Name',
  contactNumber: 'Contact number',

  // emails that staff write
  protectedWords: 'Message has “{words}”, and fair housing law protects {what}',
  race: 'race and color',
  religion: 'religion',
  origin: 'national origin',
  sex: 'sex',
  family: 'families with children',
  disability: 'disability',
  people: 'who people are',
  rating: 'against steering people by who lives where',
  recipient: 'To can only be the lead’s own address',

  // short forms
  streetAddress: 'Street address',
  zip: 'ZIP code',
  userName: 'User Name',
  emailAddress: 'Email',
  phoneNumber: 'Phone number',
  answers: 'Answers',
  answerAll: 'Answers: answer all ten questions',

  // claims
  consentWhen: 'When',
  consentDay: 'Choose a day within the last four years, not in the future.',
  claimedBy: '{name} has claimed this lead.',

  // leaving staff
  leads: 'Leads',

  // agent profiles
  about: 'About',
  areas: 'Areas',
  languages: 'Languages',
  specialties: 'Specialties',
  styles: 'Style',
  priceFrom: 'Lowest price',
  priceTo: 'Highest price',
  priceOrder: 'Highest price must not be below the lowest',
  mlsId: 'MLS ID',
  mlsIdTaken: 'MLS ID belongs to another agent',
  mlsIdByOffice: 'MLS ID is set by the office',
  isPublished: 'Published',
  yes: 'Yes',
  no: 'No',
  areaUnknown: 'Areas must be cities of our service area',

  // lookup lists
  nameTaken: 'Name is already in this list',
  position: 'Position',
});

/** What the demo's testimonials say about themselves. */
export const testimonialMessages = defineMessages({
  sampleName: '{name} (sample)',
  invented: 'Invented for the demo',
});
