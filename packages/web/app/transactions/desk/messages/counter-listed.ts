import { defineMessages } from '@homestead/contract/platform';

/** What our seller counters to an offer that a colleague wrote for a buyer. */
export const counterListedMessages = defineMessages({
  action: 'Counter…',
  title: 'Counter offer {code}',
  intro:
    'Change only what the seller wants to be different. Everything else stays as the buyer offered it. The buyer’s agent is notified.',
  introReceived:
    'Change only what the seller wants to be different. Everything else stays as the buyer offered it. To change other terms, counter on the offer’s own page.',
  terms: 'What changes',
  until: 'How long it is open',
  save: 'Save counteroffer',
  saved: '{offer} was countered.',
});
