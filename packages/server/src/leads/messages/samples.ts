import { defineMessages } from '@homestead/contract/platform';

/** What people of the demo agreed to. */
export const sampleMessages = defineMessages({
  agreesToEmails: 'Send me news about homes and the market by email.',
  agreesToTexts: 'Send me news about homes by text. Message rates apply; reply STOP to end.',
});
