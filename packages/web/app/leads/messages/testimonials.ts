import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './testimonials.es.ts';

/** What clients said, on the homepage. */
export const testimonialMessages = defineMessages(spanish.testimonialMessages, {
  heading: 'What our clients say',
  carousel: 'carousel',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
});
