import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './contact.es.ts';

/** The contact form, and the other ways to reach the brokerage. */
export const contactMessages = defineMessages(spanish.contactMessages, {
  close: 'Close',
  message: 'Message',
  title: 'Talk to us',
  lead: 'Ask about a home, a neighborhood or what yours could sell for. Call, text or write to us.',
  call: 'Call {phone}',
  textUs: 'Text {phone}',
  sendEmail: 'Send an email',

  // the form
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  submitInquiry: 'Submit Inquiry',

  // after it was sent
  thankYou: 'Thank You',
  weAppreciate: 'We appreciate you reaching out.',
  withinOneHour: 'A team member will be in touch within 1-hour.',
  contactSubmitted: 'Contact Submitted Succesfully',

  // how fast we answer
  answeredWithinHour: 'Answered within the hour: {share}% in the last 30 days.',
  answeredWithin: 'Answered within {minutes} minutes: {share}% in the last 30 days.',
});
