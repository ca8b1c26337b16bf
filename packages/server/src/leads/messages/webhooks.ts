import { defineMessages } from '@homestead/contract/platform';

/** The events that webhooks can be for. */
export const webhookMessages = defineMessages({
  leadCreated: 'A lead was made',
  leadUpdated: 'A lead changed',
  leadClaimed: 'A lead was claimed',
  leadMerged: 'A lead was merged into another',
  inquiryReceived: 'An inquiry came in',
});
