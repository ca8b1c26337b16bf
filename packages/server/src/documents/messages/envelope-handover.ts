import { defineMessages } from '@homestead/contract/platform';

/** What someone who leaves hands over. */
export const envelopeHandoverMessages = defineMessages({
  open: 'Open envelopes',
});
