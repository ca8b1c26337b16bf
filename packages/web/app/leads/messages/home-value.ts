import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './home-value.es.ts';

/** What a seller asks about a home. */
export const homeValueMessages = defineMessages(spanish.homeValueMessages, {
  street: 'Street address',
  city: 'City',
  zip: 'ZIP code',
  callTime: 'Best time to call',
  anyTime: 'Any time',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  about: 'About the home, such as repairs or when you want to sell (optional)',
  send: 'Request my home’s value',
  received: 'We have your request. An agent will contact you about your home.',
});
