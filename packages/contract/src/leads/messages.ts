import { defineMessages } from '#platform';
import * as spanish from './messages.es.ts';

/** What is wrong with the public forms, in the specified words. */
export const leadRuleMessages = defineMessages(spanish.leadRuleMessages, {
  // the contact form
  firstName: 'First Name',
  lastName: 'Last Name',
  messageLong: 'Message is too long',
  contactPhoneNeeded: 'Contact Number is required',
  contactPhoneDigits: 'Contact number must be 10 digits',

  // the short forms
  userName: 'User Name',
  name: 'Name',
  phoneNeeded: 'Phone number is required',
  phoneDigits: 'Phone number must be 10 digits',

  // the home-value form
  streetNeeded: 'Street address is required',
  cityNeeded: 'City is required',
  zipNeeded: 'ZIP code is required',
  zipDigits: 'ZIP code must be 5 digits, or 9 with a hyphen',

  // mailing lists
  onAppList:
    'Thank you! You’re now on the list! You’ll be the first to know once the app is launched.',
  newsletterConsent:
    'I agree that {firm} may email me its newsletter about homes and the local market. I can stop at any time with one click.',
  appConsent:
    'I agree that {firm} may email me when its app launches. I can leave the list at any time with one click.',

  // tours
  timeNeeded: 'Enter Time',
  timeTaken: 'Already Selected',
  timesFull: 'Select up to 3 times only',
  timeSkipped: 'This time doesn’t exist on that day: clocks move forward',
  timePassed: 'This time has passed',
  nameNeeded: 'Name is required',
  nameLong: 'Name is too long',
  nameInvalid: 'Name isn’t valid',
  emailNeeded: 'Email is required',
  emailInvalid: 'Email is not valid',
  tourPhoneNeeded: 'Phone no. is required',
  tourPhoneDigits: 'Phone no. should be of 10 digit',
  messageNeeded: 'Message is required',

  textConsent: 'Text me about my request',
  marketingTextConsent: 'Text me homes for sale, market news and promotions',
  marketingEmailConsent: 'Email me homes for sale, market news and promotions',
  consentTerms:
    'By checking a box, you agree to receive these messages from {firm} at the phone number or email address above. Texts may be automated, and message frequency varies. Message and data rates may apply. Consent isn’t a condition of any purchase. Reply STOP to opt out of texts or HELP for help. Every marketing email has an unsubscribe link.',
});
