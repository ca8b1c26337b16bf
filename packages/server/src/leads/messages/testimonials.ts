import { defineMessages } from '@homestead/contract/platform';

/** What the demo's testimonials say about themselves. */
export const testimonialMessages = defineMessages({
  sampleName: '{name} (sample)',
  invented: 'Invented for the demo',
});
