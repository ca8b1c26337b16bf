import { defineMessages } from '@homestead/contract/platform';

/** What emails about tours say to the agent or the team. */
export const tourStaffMessages = defineMessages({
  why: 'You’re getting this email because you work with {firm}’s clients.',

  // to the concierge team
  wantedSubject: 'Tour request: {home}',
  wantedInPerson: '{name} wants to see {home} (MLS #{number}) in person.',
  wantedVideoChat: '{name} wants to see {home} (MLS #{number}) by video chat.',
  wantedTimes: 'Times requested: {times}.',
  wantedContact: 'Phone: {phone}. Email: {email}.',
  wantedPhone: 'Phone: {phone}.',
  wantedEmail: 'Email: {email}.',
  wantedMessage: 'Message: {message}',

  answer: 'Answer this request',
  linkIsYours: 'The link works without signing in. Don’t pass it on.',

  // to the agent or the team, about what the client did
  clientChangedSubject: 'Tour changed: {home}',
  clientChose: '{name} chose a time to see {home}: {at}.',
  clientAsks: '{name} asks for another time to see {home}.',
  clientCanceled: '{name} canceled the tour of {home}.',
  seeRequest: 'See the tour request',

  // reminders of a confirmed tour
  agentReminderSubject: 'Tour: {home}, {at}',
  agentReminder: 'You’re showing {home} to {name} on {at}.',
});

/** What emails about inquiries say to the agent or the team, and what their own calls answer. */
export const inquiryStaffMessages = defineMessages({
  why: 'You’re getting this email because you work with {firm}’s clients.',
  arrivedSubject: 'New inquiry from {name}: reply by {due}',
  arrivedAboutSubject: 'Question about {home}: reply by {due}',
  arrived: '{name} sent an inquiry from the website.',
  arrivedAbout: '{name} asked about {home} (MLS #{number}).',
  arrivedHomeValue: '{name} asked what the home at {home} is worth.',
  arrivedContact: 'Phone: {phone}. Email: {email}.',
  aboutOffer: 'About offer {code}: {question}',
  arrivedMessage: 'Message: {message}',
  notGiven: 'not given',
  openInquiries: 'Open new leads',
  warningSubject: 'Reply to {name} by {due}',
  warning: '{name} is still waiting for a reply. We promised one by {due}.',
  warningUnclaimed: 'Nobody has claimed this lead yet.',
  warningClaimed: '{agent} works this lead.',

  // to the agent or the team, about an email of a lead
  repliedSubject: '{name} wrote: {subject}',
  replied: 'An email came in from the address of {name}:',
  repliedElsewhereSubject: 'Email about {name}: {subject}',
  repliedElsewhere: 'An email about {name} came in from {address}, which isn’t the lead’s address:',
  repliedHidden: 'An email about {name} came in from another address than the lead’s:',
  optedOut:
    'They asked for no more marketing emails. We recorded that on the timeline and took them off the mailing lists.',
  repliedHint: 'Reply from the lead’s messages. A reply to this email doesn’t reach the lead.',

  // emails and texts that staff write
  sent: 'Email sent',
  textSent: 'SMS sent',
});
