import { defineMessages } from '@homestead/contract/platform';

export const leadMessages = defineMessages({
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

  // where an inquiry is
  statusReceived: 'Received',
  statusSeen: 'Seen by {name}',
  statusSeenByTeam: 'Seen by our team',
  statusAnswered: 'Answered',
  statusNotSeen: 'Not opened yet',
  statusNotAnswered: 'We’ll be in touch by {due}',
  statusLinkNeeded: 'Open the link in our email to see where your message is.',

  // the ways to contact the brokerage
  call: 'Call {phone}',
  textUs: 'Text {phone}',
  sendEmail: 'Send an email',
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
  none: 'No inquiries yet',
  noneWaiting: 'Every inquiry is answered',
  claim: 'Claim',
  claimed: 'You claimed {name}',
  log: 'Log contact',
  logTitle: 'Log a contact with {name}',
  how: 'How',
  call: 'Call',
  text: 'Text',
  emailed: 'Email',
  meeting: 'Meeting',
  note: 'Note',
  logged: 'Contact with {name} logged',
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
