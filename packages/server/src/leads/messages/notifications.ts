import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './notifications.es.ts';

/** What the app tells staff. `name` is the lead's, `home` an address or an MLS number. */
export const leadNotificationMessages = defineMessages({
  leadNew: 'New leads and inquiries',
  leadNewHelp:
    'You got a lead, or one of your leads has a question. Can’t be turned off: someone is waiting for a reply.',
  given: 'New lead for you: {name}',
  inquired: 'New inquiry from {name}',
  handedOver: '{count, plural, one {# lead is} other {# leads are}} yours now, from {name}',

  leadOffered: 'Leads you may claim',
  leadOfferedHelp: 'A rule offers you a lead, or one is in your pond.',
  offered: 'You may claim a new lead: {name}',

  leadMoved: 'Leads that move on',
  leadMovedHelp:
    'One of your leads goes to someone else because it wasn’t claimed or contacted in time, or someone reassigned it.',
  unclaimed: '{name} moved on: nobody claimed the lead in time',
  reassigned: '{name} is no longer your lead: {by} reassigned it',
  reassignedMany:
    '{count, plural, one {# lead is} other {# leads are}} no longer yours: {by} reassigned {count, plural, one {it} other {them}}',
  untouched: '{name} moved on to someone else: the lead wasn’t contacted in time',

  promise: 'Promised replies',
  promiseHelp:
    'Your time to reply to a lead is running out, or has run out. Can’t be turned off: we promise everyone a reply.',
  runsOut: 'Reply to {name} by {due}',
  missed: 'The reply to {name} was due {due}',

  missedByAnyone: 'Missed promises in the office',
  missedByAnyoneHelp: 'A lead of any agent, or of nobody, got no reply in time.',

  reply: 'Emails from your leads',
  replyHelp: 'One of your leads sent an email.',
  textReply: 'Texts from your leads',
  textReplyHelp: 'One of your leads sent a text.',
  emailed: '{name} sent an email: {subject}',
  emailedElsewhere: 'An email about {name} came from another address: {subject}',
  emailedNothing: '{name} sent an email',
  texted: '{name} sent a text',

  notDelivered: 'Emails and texts that weren’t delivered',
  notDeliveredHelp: 'What you sent to a lead came back or couldn’t be delivered.',
  emailFailed: 'Your email to {name} didn’t arrive',
  copyFailed: 'Your email to {name} couldn’t be delivered to everyone on it',
  textFailed: 'Your text to {name} didn’t arrive',

  tourAsked: 'Tour requests',
  tourAskedHelp:
    'One of your leads wants to see a home. Can’t be turned off: they’re waiting for a time.',
  wantsTour: '{name} asks for a tour of {home}',

  tourChanged: 'Changes to tours',
  tourChangedHelp: 'A client chooses one of your times, asks for others, or cancels.',
  chose: '{name} chose {at} for {home}',
  asksOther: '{name} asks for other times to see {home}',
  canceled: '{name} canceled the tour of {home}',

  tourRated: 'Tour ratings',
  tourRatedHelp: 'A client rates a tour of yours.',
  rated: '{name} gave the tour of {home} {stars, plural, one {# star} other {# stars}}',

  mention: 'Mentions in notes',
  mentionHelp: 'Someone names you in a note about a lead.',
  mentioned: '{by} mentioned you in a note about {name}',

  unmatched: 'Messages that matched no lead',
  unmatchedHelp: 'An email or a text came in, and we can’t tell whose it is.',
  unmatchedEmail: 'An email matched no lead',
  unmatchedText: 'A text matched no lead',
  unmatchedFrom: '{what}: {from}',
  unmatchedWords: '{told}. “{words}”',
});

/** What the app tells clients. `home` is an address or an MLS number. */
export const clientNotificationMessages = defineMessages(spanish.clientNotificationMessages, {
  tours: 'Your tours',
  toursHelp: 'A tour is confirmed, moved or declined. Can’t be turned off: it’s your appointment.',
  confirmed: 'Your tour of {home} is confirmed for {at}',
  proposed: 'Choose a time for your tour of {home}',
  declined: 'We can’t show you {home}',
  canceledByUs: 'Your tour of {home} is canceled',
  homeByNumber: 'MLS #{number}',

  agent: 'Your agent',
  agentHelp: 'You’re assigned an agent, or your agent changes.',
  agentIs: 'Your agent is {name}',
});
