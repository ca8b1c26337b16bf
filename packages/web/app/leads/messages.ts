import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

export const leadMessages = defineMessages(spanish.leadMessages, {
  // Schedule Tour, on a home's page and on a page of its own
  scheduleTitle: 'Schedule a tour',
  scheduleTour: 'Schedule Tour',
  tourType: 'Tour type',
  inPerson: 'In person',
  videoChat: 'Video chat',
  day: 'Day',
  homeByNumber: 'MLS #{number}, {city}',
  tourScheduled: 'Tour scheduled successfully.',

  // its two steps
  requestTitle: 'Request a tour',
  confirmTitle: 'Confirm your tour',
  close: 'Close',
  backToTimes: 'Back to times',
  inPersonOn: '{day}, in person. All times are {area} time.',
  videoChatOn: '{day}, by video chat. All times are {area} time.',
  allLocalTime: 'All times are {area} time.',
  times: 'Times (choose up to 3)',
  noTimes: 'The usual times of this day have passed. Enter a later time or choose another day.',
  otherTime: 'Another time',
  next: 'Next',
  name: 'Name',
  phone: 'Phone no.',
  message: 'Message',
  requestTour: 'Request Tour',
  wantToSee: 'I’d like to see {home}.',

  // after it was sent
  sentTitle: 'Request sent',
  sentTimes:
    '{count, plural, one {Time you requested: {times}} other {Times you requested: {times}}}',
  sentNext:
    'What happens next: we’ll confirm {count, plural, one {this time} other {one of these times}} by phone, text or email. Your tour isn’t booked until you hear from us.',
  sentMail: 'We emailed {email} a calendar file for each time.',
  requestAnother: 'Request another tour',

  // Your Agent
  yourAgents: '{count, plural, one {Your agent} other {Your agents}}',
  agentOfFirm: '{name}, {firm}',
  contact: 'Contact<unseen> {name}</unseen>',
  profile: 'Profile<unseen> of {name}</unseen>',
  noAgentYet:
    'You don’t have an agent yet. <tour>Request a tour</tour> or get in touch, and {firm} will match you with one.',

  // the contact form
  firstName: 'First Name',
  lastName: 'Last Name',
  contactPhone: 'Phone',
  submitInquiry: 'Submit Inquiry',
  thankYou: 'Thank You',
  weAppreciate: 'We appreciate you reaching out.',
  withinOneHour: 'A team member will be in touch within 1-hour.',
  contactSubmitted: 'Contact Submitted Succesfully',

  answeredWithinHour: 'Answered within the hour: {share}% in the last 30 days.',
  answeredWithin: 'Answered within {minutes} minutes: {share}% in the last 30 days.',

  // where an inquiry is
  statusReceived: 'Received',
  statusSeen: 'Seen by {name}',
  statusSeenByTeam: 'Seen by our team',
  statusAnswered: 'Answered',
  statusNotSeen: 'Not opened yet',
  statusNotAnswered: 'We’ll be in touch by {due}',
  statusLinkNeeded: 'Open the link in our email to see where your message is.',

  // answering a tour request by an emailed link
  tourLinkNeeded: 'Open the link in our email to see the tour.',
  tourRequested: 'Not answered yet. Times requested:',
  tourConfirmed: 'Confirmed for:',
  tourProposed: 'Times you proposed:',
  tourDeclined: 'Declined. Times requested:',
  tourCanceled: 'Canceled by the client. Times requested:',
  tourOf: '{name} · {kind}',
  tourHomeByNumber: 'MLS #{number}',
  tourVideoLink: 'Link to the video chat (https)',
  tourForce: 'Book it even if I have another tour within half an hour',
  tourConfirm: 'Confirm this time',
  tourPropose: 'Propose other times',
  tourFirstTime: 'First time',
  tourSecondTime: 'Second time (optional)',
  tourThirdTime: 'Third time (optional)',
  tourDecline: 'Decline',
  tourReason: 'Reason, as told to the client',

  // a client's tour by an emailed link
  myTourRequested: 'We haven’t confirmed a time yet. You asked for:',
  myTourProposed: 'Choose one of these times:',
  myTourDeclined: 'We can’t show you this home:',
  myTourCanceled: 'This tour is canceled.',
  joinVideoChat: 'Join the video chat',
  askForTimes: 'Ask for other times',
  cancelTour: 'Cancel the tour',
  cancelForGood: 'Yes, cancel it',

  // the ways to contact the brokerage
  contactTitle: 'Talk to us',
  contactLead:
    'Ask about a home, a neighborhood or what yours could sell for. Call, text or write to us.',
  call: 'Call {phone}',
  textUs: 'Text {phone}',
  sendEmail: 'Send an email',
});

/** A client's own tours. */
export const ownTourMessages = defineMessages(spanish.ownTourMessages, {
  upcoming: 'Upcoming',
  requested: 'Requested',
  past: 'Past and canceled',
  none: 'You haven’t asked for a tour yet',
  noneHint: 'On a home’s page, choose a day and up to three times.',
  findHomes: 'Find homes',
  tookPlace: 'Toured on:',
  changed: 'Your tour was changed. We’ve told your agent, and you’ll get an email.',
});

/** How a tour was, by the link in the email after it. */
export const ratingMessages = defineMessages(spanish.ratingMessages, {
  stars: 'How was the tour?',
  starCount: '{count, plural, one {# star} other {# stars}}',
  liked: 'Did you like the home?',
  yes: 'Yes',
  no: 'No',
  unsure: 'Not sure',
  comment: 'Comment (optional)',
  send: 'Send',
  starsNeeded: 'Choose one to five stars',
  likedNeeded: 'Say whether you liked the home',
  commentTooLong: 'Comment can have at most 1,000 characters',
  tooLate: 'You rated this tour more than two weeks ago, so it can’t be changed anymore.',
});

/** Contact details of the short public forms. */
export const requestMessages = defineMessages(spanish.requestMessages, {
  name: 'Name',
  phone: 'Phone',
  close: 'Close',
});

export const quizMessages = defineMessages(spanish.quizMessages, {
  title: 'Get Matched With an Agent',
  takeQuiz: 'TAKE QUIZ',
  questionOf: 'Question {number} of {count}',
  option: '{letter}. {option}',
  seePage: 'See {name}’s page',
  choose: 'Please select an option before moving on to the next question.',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit quiz',

  // after it was sent
  thanks: 'Thank you!',
  assigning: 'Your quiz has been submitted. We’re working on assigning an agent to you.',
  suggested: 'Agents who may suit you',
  agentOfFirm: '{name}, {firm}',
  whyNot: 'Why not someone else?',
  notThese: '{names}: {reason}',
  howItWorks: 'How we got there',
});

/** The list of people to tell about the app. */
export const appListMessages = defineMessages(spanish.appListMessages, {
  title: 'New App Coming Soon!',
  notifyMe: 'Notify me!',
});

/** What a seller asks about a home. */
export const homeValueMessages = defineMessages(spanish.homeValueMessages, {
  street: 'Street address',
  city: 'City',
  zip: 'ZIP code',
  callTime: 'Best time to call',
  anyTime: 'Any time',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  about: 'About the home, such as repairs or when you want to sell (optional)',
  send: 'Request my home’s value',
  received: 'We have your request. An agent will contact you about your home.',
});

/** The newsletter, and the links in emails of mailing lists. */
export const newsletterMessages = defineMessages(spanish.newsletterMessages, {
  signUp: 'Sign up',
  checkEmail: 'Check your email',
  openLink:
    'We sent a link to {email}. Open it to confirm, and you’ll get the newsletter. If it doesn’t arrive, look in your spam folder.',
  confirmLead: 'One more step: confirm that you want the newsletter at this address.',
  confirm: 'Confirm my sign-up',
  confirmed: 'You’re signed up. You can leave at any time with the link in each email.',
  stopLead: 'You won’t get any more of these emails.',
  stop: 'Leave this list',
  stopped: 'You’re off the list. You won’t get any more of these emails.',
});

/** Mailing lists, for staff. */
export const mailingListMessages = defineMessages({
  lists: 'Mailing Lists',
  list: 'List',
  newsletter: 'Newsletter',
  app: 'App launch',
  state: 'State',
  any: 'Any',
  isConfirmed: 'On the list',
  isWaiting: 'Not confirmed',
  isStopped: 'Left',
  email: 'Email',
  name: 'Name',
  asked: 'Signed up',
  since: 'On the list since',
  page: 'Page',
  consent: 'Consent',
  none: 'Nobody yet',
  download: 'Download {list} (CSV)',
});

export const tourRequestMessages = defineMessages({
  title: 'Tour Requests',
  search: 'Search tour requests',
  searchHint: 'Name, email, phone, address or MLS #',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  home: 'Home',
  homeByNumber: 'MLS #{number}',
  times: 'Times requested',
  timesAway: '{times} · {days}',
  kind: 'Tour',
  requested: 'Requested',
  comments: 'Message',
  state: 'State',
  rating: 'Rating',
  ratingText:
    '{stars, plural, one {# star} other {# stars}}, {liked, select, yes {liked the home} no {didn’t like the home} other {isn’t sure about the home}}',
  waiting: 'Not answered',
  confirmedFor: 'Confirmed: {at}',
  proposedTimes: 'Proposed: {times}',
  declinedBecause: 'Declined: {reason}',
  canceled: 'Canceled by the client',
  confirm: 'Confirm',
  confirmTitle: 'Confirm the tour for {name}',
  confirmed: 'Tour confirmed. {name} has the calendar entry.',
  propose: 'Propose other times',
  proposeTitle: 'Propose other times to {name}',
  proposedTo: 'Emailed the times to {name}.',
  decline: 'Decline',
  declineTitle: 'Decline the tour for {name}',
  declinedTo: 'Emailed the reason to {name}.',
  forceHint: 'If you have another tour within half an hour',
  suspected: 'Suspected spam',
  notSpam: 'Not spam',
  cleared: 'Emailed {name} and the team about this request.',
  none: 'No tour requests yet',
  noMatch: 'No matching tour requests',
});

export const inquiryMessages = defineMessages({
  title: 'New Leads',
  state: 'Inquiries',
  waiting: 'Waiting for an answer',
  answered: 'Answered',
  noAnswerNeeded: 'No answer needed',
  suspected: 'Suspected spam',
  notSpam: 'Not spam',
  cleared: 'The message from {name} isn’t spam. Its clock runs.',
  kindOfInquiry: 'Kind',
  contact: 'Contact form',
  home: 'Question about a home',
  tour: 'Tour request',
  quiz: 'Quiz',
  appNotice: 'App notice',
  homeValue: 'Home value',
  registration: 'Registration',
  savedSearch: 'Saved search',
  agentPage: 'Message to an agent',
  toAgent: 'To {name}',
  name: 'Name',
  promise: 'Answer by',
  dueIn: '{count} min left',
  overdue: '{count} min late',
  answeredBy: '{how} by {name}',
  phone: 'Phone',
  email: 'Email',
  about: 'About',
  homeByNumber: 'MLS #{number}',
  message: 'Message',
  received: 'Received',
  agent: 'Agent',
  unclaimed: 'Unclaimed',
  page: 'Page',
  none: 'Nothing here yet',
  noneWaiting: 'Every inquiry is answered',
  noneAnswered: 'Nothing was answered yet',
  noneSuspected: 'Nothing looks like spam',
  claim: 'Claim',
  claimed: 'You claimed {name}',
  writeEmail: 'Email',
  emailTitle: 'Email {name}',
  emailIntro: 'Replies go to your own address. Sending answers what this lead is waiting for.',
  send: 'Send email',
  emailSent: 'Email to {name} sent',
  log: 'Log contact',
  logTitle: 'Log a contact with {name}',
  how: 'How',
  call: 'Call',
  text: 'Text',
  emailed: 'Email',
  meeting: 'Meeting',
  note: 'Note',
  logged: 'Contact with {name} logged',

  // what was sent and received
  messages: 'Messages',
  messagesOf: 'Messages with {name}',
  noMessages: 'Nothing was sent or received yet',
  olderMessages: 'Show older messages',
  messageQueued: 'Waiting to be sent',
  messageSent: 'Sent',
  messageDelivered: 'Delivered',
  messageFailed: 'Not sent',
  messageReceived: 'Received',
});

export const referenceMessages = defineMessages({
  title: 'Reference Lists',
  list: 'List',
  name: 'Name',
  source: 'Source',
  retired: 'Retired',
  none: 'This list is empty',
  add: 'Add entry',
});

/** What clients said: on the homepage, and where staff keep it. */
export const testimonialMessages = defineMessages(spanish.testimonialMessages, {
  heading: 'What our clients say',
  carousel: 'carousel',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous testimonial',
  next: 'Next testimonial',

  // for staff
  title: 'Testimonials',
  add: 'Add testimonial',
  name: 'Name',
  city: 'City',
  text: 'What they said',
  textHint: 'In the client’s own words',
  consent: 'Consent',
  consentHint: 'Such as an email or a signed form. Nothing is published without consent.',
  published: 'Published',
  yes: 'Yes',
  no: 'No',
  none: 'No testimonials yet',
});
