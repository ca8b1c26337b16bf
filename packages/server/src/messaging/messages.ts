import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './messages.es.ts';

/** What texts say besides what staff write. `firm` is the brokerage. */
export const textMessages = defineMessages({
  signature: '{name}, {firm}',
  howToStop: 'Reply STOP to stop.',
  stopped: '{firm}: you won’t get texts from us anymore. Reply START to get them again.',
  started: '{firm}: you’ll get texts from us again. Reply STOP to stop, HELP for help.',
  help: '{firm}: call {phone} for help. Message and data rates may apply. Reply STOP to stop.',
  helpWithoutPhone: '{firm}: message and data rates may apply. Reply STOP to stop.',

  // why a text wasn't sent
  stopReceived: 'The person asked us to stop texting.',
  consentGone: 'The person hasn’t agreed to get texts.',
  numberRefused: 'This number can’t get texts.',
  refused: 'The provider refused it (code {code}).',
  notDelivered: 'The provider couldn’t deliver it (code {code}).',
  gaveUp: 'The provider couldn’t be reached.',
  unknown: 'The provider doesn’t say whether it was sent.',
  unknownCode: 'none',
});

/** What every notification can need besides its own text. */
export const notificationMessages = defineMessages(spanish.notificationMessages, {
  open: 'Open',
  why: 'You’re getting this email because you chose emails for this kind of news.',
  change: 'Choose what we tell you, and how',

  // the daily email
  digestSubject: '{count, plural, one {# thing} other {# things}} you haven’t seen yet',
  digestText:
    '{count, plural, one {This is new since your last daily email, and you haven’t seen it yet:} other {These are new since your last daily email, and you haven’t seen them yet:}}',
  digestMore: '{count, number} more',
  digestAll: 'See all notifications',
  digestWhy:
    'You’re getting this email because you chose a daily email about what you haven’t seen yet.',
  digestStop: 'Choose what we email you',

  other: 'News',
  otherText: 'There’s news for you.',
});

/** Letters that staff write. */
export const letterMessages = defineMessages(spanish.letterMessages, {
  why: 'You’re getting this email because you’re in touch with {firm}.',
  howToStop: 'If you don’t want emails like this one, use the link below or reply STOP.',
  stop: 'Stop marketing emails',
  homes: '{count, plural, one {The home} other {The homes}}',
});

/** Why someone didn't get an email that others got. */
export const leftOutMessages = defineMessages({
  bounced: 'emails to this address came back',
  complained: 'the recipient reported emails as spam',
  optedOut: 'the recipient unsubscribed',
  refused: 'the mail server refused it: {words}',
});

/** People's own mailboxes. */
export const mailboxMessages = defineMessages({
  title: 'Mailbox',
  portRefused: 'Use one of these ports: {ports}',
  hostRefused: 'This server can’t be used: it needs a public name.',
  noSuchHost: 'There is no server with this name. Check the spelling.',
  passwordRefused:
    'The server doesn’t take this user name and password. Many providers want an app password here.',
  noTls: 'The server has no valid certificate, so the password wouldn’t be safe.',
  noAnswer: 'The server doesn’t answer. Check its name and port.',
  unopened: 'The password can’t be read anymore. Connect the mailbox again.',
  disconnected: 'Sent from the brokerage’s address, because the mailbox was disconnected.',
  fellBack: 'Sent from the brokerage’s address. Your mailbox: {why}',
  problemTitle: 'Your mailbox stopped working',
  problemHelp: 'Emails can’t be sent through the mailbox you connected, or it can’t be read.',
  problemText:
    'Your mailbox stopped working: {problem} Emails go out from the brokerage’s address until you fix it.',
});

/** Message templates. `field` and `fallback` are written in double braces. */
export const templateMessages = defineMessages({
  name: 'Name',
  subject: 'Subject',
  body: 'Text',
  shared: 'Shared with the office',
  reason: 'Reason to keep the words',
  retired: 'Retired',
  yes: 'Yes',
  no: 'No',
  nameTaken: 'A template for the same channel has this name already.',
  subjectNeeded: 'An email needs a subject.',
  noSubject: 'A text message has no subject.',
  tooLong: 'A text message has at most {most, number} characters.',
  unknown: 'There is no field {field}. These exist: {all}',
  missing: 'This lead has no {what}. Replace {field}, or write a fallback: {fallback}',
  malformed: 'Double braces must be around a field, such as {example}',
});

/** Notifications about programs of the office's own. */
export const integrationNotificationMessages = defineMessages({
  webhookStopped: 'A webhook was stopped',
  webhookStoppedHelp: 'Nothing arrived at its receiver for days, so it was stopped.',
  webhookStoppedText:
    'The webhook {name} was stopped: nothing has arrived at its receiver for {days, plural, one {a day} other {# days}}. Fix the receiver, then start the webhook again.',
});

/** Licenses and E&O insurance that expire. */
export const licenseNotificationMessages = defineMessages({
  licenseLapses: 'A license or insurance expires',
  licenseLapsesHelp:
    'You get this and an email 90, 60, 30 and 7 days before. It can’t be turned off, because nobody may work without them.',
  ownLicense: 'Your license expires on {date}.',
  ownInsurance: 'Your E&O insurance expires on {date}.',
  licenseOf: 'The license of {name} expires on {date}.',
  insuranceOf: 'The E&O insurance of {name} expires on {date}.',
});

/** Kinds of history in the audit. */
export const auditMessages = defineMessages({ template: 'Message template' });
