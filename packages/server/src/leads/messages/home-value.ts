import { defineMessages } from '@homestead/contract/platform';

/** A seller's question what a home is worth. */
export const homeValueMessages = defineMessages({
  received: 'We have your request. An agent will contact you about your home.',
  callAnyTime: 'Call at any time.',
  callMorning: 'Call in the morning.',
  callAfternoon: 'Call in the afternoon.',
  callEvening: 'Call in the evening.',
});
