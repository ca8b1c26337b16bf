import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './newsletters.es.ts';

/** What a newsletter says besides what staff write. */
export const newsletterEmailMessages = defineMessages(spanish.newsletterEmailMessages, {
  why: 'You’re getting this email because you asked for {firm}’s newsletter.',
  whyApp: 'You’re getting this email because you asked {firm} to tell you about its app.',
  leave: 'Leave this list with one click',
});

/** Newsletters, for staff. */
export const newsletterMessages = defineMessages({
  list: 'List',
  subject: 'Subject',
  preheader: 'Preview line',
  body: 'Text',
  subjectEs: 'Subject in Spanish',
  preheaderEs: 'Preview line in Spanish',
  bodyEs: 'Text in Spanish',
  reason: 'Reason to keep the words',
  state: 'Status',
  sendAt: 'Send at',
  bothInSpanish: 'Write subject and text in Spanish, or neither: {label} is missing.',
  tooComplex:
    'This text can’t be sent: it has too many lists, quotes or marks inside one another. Make it simpler.',
  inFuture: 'Choose a time in the next year.',
  noSuchTime: 'Choose a day and a time.',
  testSubject: '[Test] {subject}',
  left: 'Left the list before the email went out.',
});
