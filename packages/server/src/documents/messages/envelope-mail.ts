import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './envelope-mail.es.ts';

/** What those who sign are sent. */
export const envelopeMailMessages = defineMessages(spanish.envelopeMailMessages, {
  subject: 'Please sign: {title}',
  reminderSubject: 'Reminder to sign: {title}',
  copySubject: 'Signed by everyone: {title}',
  endedSubject: 'No signature needed: {title}',
  heading: 'Documents are waiting for your signature',
  approveHeading: 'Documents are waiting for your approval',
  copyHeading: 'The documents are signed and sealed',
  endedHeading: 'These documents were canceled',
  sent: '{sender} of {firm} sent you “{title}”.',
  forHome: 'It’s about {home}.',
  dueOn: 'Please sign by {day}.',
  expiresOn: 'The link works through {day}.',
  code: 'To open them, we’ll send you a code {channel, select, sms {by text message} other {by email}}.',
  open: 'Open the documents',
  private:
    'This link is for you alone. Don’t forward it. If someone else should sign, you can say so once you’ve opened the documents.',
  paper: 'Would you rather have paper? Tell {sender}; you don’t have to sign online.',
  copyAttached:
    'The sealed PDF is attached. Anyone can check it at {site}/verify, without an account.',
  copyAtLink: 'The sealed PDF is too large for an email. Open it with your link.',
  inPersonSubject: 'Signed in person: {title}',
  inPersonHeading: 'Your documents were signed in person',
  inPersonSigned: '“{title}” was signed in your name on {day}, on the device of {host}, {firm}.',
  inPersonHow:
    '{how, select, known {{host} stated that they know you.} other {{host} stated that they checked your photo ID.}}',
  inPersonObject:
    'If that wasn’t you, or you object, tell {firm} right away: {reach}. We keep a record of who signed, when, and on which device.',
  inPersonCopy: 'Once everyone has signed, you’ll get the sealed PDF by email.',
  why: 'You’re getting this email because {firm} asked you to sign documents.',
  whyCode: 'You’re getting this email because someone opened the signing link that we sent you.',
  codeSubject: 'Your code for signing',
  codeHeading: 'Your code',
  codeIs:
    'Type this code where you opened the link. It works for 10 minutes. Don’t share it with anyone.',
  textCode:
    '{firm}: your code for signing is {code}. It works for 10 minutes. Don’t share it with anyone.',
  amendment: 'It replaces documents that you already got. You’ll see what changed.',
  corrected: '{sender} sent a corrected version. Please sign that one.',
  voided: '{sender} voided them: {reason}',
  declined: '{name} won’t sign them.',
  withdrawn: 'Someone chose to sign on paper.',
  expired: 'The deadline to sign has passed.',
});
