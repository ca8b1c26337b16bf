import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './inquiry-emails.es.ts';

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
