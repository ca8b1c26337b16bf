import { defineMessages } from '@homestead/contract/platform';

/** What the certificate page says besides facts. */
export const sealMessages = defineMessages({
  uploaded: 'uploaded file',
  attached: 'Who signed what and when, for checking this file',
  pamphlet: '{name} got the EPA’s pamphlet about lead on {day}.',
  demoCertificate:
    'This is a demo: the seal uses a certificate that the demo made for itself, so PDF readers say they don’t know it.',
});
