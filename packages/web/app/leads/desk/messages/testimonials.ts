import { defineMessages } from '@homestead/contract/platform';

/** Where the office keeps what clients said. */
export const testimonialDeskMessages = defineMessages({
  title: 'Testimonials',
  add: 'Add testimonial',
  name: 'Name',
  city: 'City',
  text: 'What they said',
  textHint: 'In the client’s own words',
  consent: 'Consent',
  consentHint: 'For example, an email or a signed form. Nothing is published without consent.',
  published: 'Published',
  yes: 'Yes',
  no: 'No',
  none: 'No testimonials yet',
});
