import { defineMessages } from '@homestead/contract/platform';

/** What happened with a lead, in one line each. */
export const timelineMessages = defineMessages({
  tourBooked: 'Tour booked for {times}',
  referred: 'Referred to {to}',
  referralChanged: 'Referral to {to} changed',
  valueUpdateSent: 'Value update sent: {value}',
  valueUpdateBasis: 'Based on {count, plural, one {# comparable sale} other {# comparable sales}}',
  emailScheduled: 'Email scheduled for {at}: {subject}',
  emailRescheduled: 'Email moved to {at}: {subject}',
  emailCanceled: 'Scheduled email canceled: {subject}',
  emailNotSent: 'Scheduled email not sent: {subject}',
  linkOpened: 'Opened a link in the email “{subject}”',
  linkLeads: 'Leads to',
  emailTo: 'To',
  emailCc: 'Cc',
  emailBcc: 'Bcc',
  emailLeftOut: 'Not sent to',
  emailFor: 'Email for',
  emailNote: 'Note',

  note: 'Note',
  changed: 'Changed',
  beforeRefused: 'before must be the next of an earlier page',

  // inquiries
  inquiry: 'Inquiry',
  contact: 'Wrote with the contact form',
  home: 'Asked about a home',
  tour: 'Asked for a tour',
  quiz: 'Took the agent quiz',
  appNotice: 'Asked for news about the app',
  homeValue: 'Asked what their home is worth',
  registration: 'Registered on the website',
  becameBySearch: 'Became a lead by saving a search',
  agent: 'Wrote to an agent',
  firstEmail: 'Wrote to us by email',
  firstText: 'Wrote to us by text',
  askedAboutOffer: 'Asked about an offer',
  offerSent: 'Offer {code} sent to the client',
  offerApproved: 'Approved the terms of offer {code}',
  registrationPrompt: 'Left their address to see more homes',
  suspected: '{what} (may be spam)',
  cleared: 'Cleared of the suspicion of being spam',
  promiseWarning: 'Reminded about the promised answer',
  attached: 'Attached a message that matched no lead',
  detached: 'Detached a message',

  // messages
  noSubject: 'Email without a subject',
  textedThem: 'Text sent',
  theyTexted: 'Text received',
  fairReason: 'Reason for words that fair housing law protects',

  // logged contacts
  call: 'Call logged',
  callReached: 'Call: reached them',
  callVoicemail: 'Call: left a voicemail',
  callNoAnswer: 'Call: no answer',
  callWrongNumber: 'Call: wrong number',
  loggedText: 'Text logged',
  loggedEmail: 'Email logged',
  meeting: 'Meeting logged',

  // tasks
  taskCreated: 'Task added: {subject}',
  taskDone: 'Task done: {subject}',
  taskReopened: 'Reopened: {subject}',
  taskDeleted: 'Task deleted: {subject}',
  appointmentCreated: 'Appointment made: {subject}',
  appointmentDone: 'Appointment took place: {subject}',
  appointmentDeleted: 'Appointment deleted: {subject}',

  // changes
  added: 'Lead added',
  addedByHand: 'Lead added by hand',
  addedByProgram: 'Lead added through the API',
  imported: 'Imported from {file}',
  ownedByMaker: 'Assigned to the person who added it.',
  ownerChosen: 'Assigned to {name} by the person who added it.',
  leftUnclaimed: 'Unclaimed: anyone who can claim leads can take it.',
  claimed: 'Claimed the lead',
  handedOver: 'Handed over from {from} to {to}',
  stage: 'Stage: {stage}',
  fields: 'Changed: {fields}',
  undid: 'Undid a change. {what}',
  linked: 'Linked with {name} as one household',
  linkedAs: 'Linked with {name} as one household: {what}',
  unlinked: 'No longer one household with {name}',
  distinct: 'Not the same person as {name}',
  distinctUndone: 'Possibly the same person as {name} again',
  anotherLead: 'another lead',
  merged: 'Merged with {name}',
  unmerged: 'Merge undone with {name}',
  none: 'none',
  someone: 'someone who left',

  // tours
  tourRequested: 'Asked for other times for a tour',
  tourConfirmed: 'Tour confirmed: {times}',
  tourProposed: 'Other times offered for a tour: {times}',
  tourDeclined: 'Tour declined',
  tourCanceled: 'Tour canceled',
  tourRated: 'Rated a tour: {stars, plural, one {# star} other {# stars}}',

  // on the website
  viewedHome: 'Viewed a home',
  savedHome: 'Saved a home',
  savedSearch: 'Saved a search: {name}',

  // consent
  agreedTexts: 'Agreed to texts',
  withdrewTexts: 'Withdrew consent to texts',
  agreedMarketingTexts: 'Agreed to marketing texts',
  withdrewMarketingTexts: 'Withdrew consent to marketing texts',
  agreedEmails: 'Agreed to marketing emails',
  withdrewEmails: 'Withdrew consent to marketing emails',
  consent: 'Consent recorded',
});

/** Fields and refusals of notes. */
export const noteMessages = defineMessages({
  body: 'Note',
  mentions: 'Mentions',
  files: 'Files',
  pinned: 'Pinned',
  deleted: 'Deleted',
  cannotSee: 'Mentions can only name staff who see this lead and its notes',
});
