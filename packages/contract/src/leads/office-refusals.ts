import type { Refusal } from '#platform';

/** What the calls of newsletters, testimonials and reference lists refuse. */
export const officeRefusals = {
  'newsletter-not-found': {
    status: 404,
    audience: 'staff',
    sentence: 'We can’t find this newsletter.',
  },
  'newsletter-step-refused': {
    status: 409,
    audience: 'staff',
    sentence: 'This isn’t possible anymore for this newsletter.',
  },
  'newsletter-nobody': { status: 409, audience: 'staff', sentence: 'Nobody is on this list yet.' },
  'newsletter-app-once': {
    status: 409,
    audience: 'staff',
    sentence: 'People on the app’s list agreed to one email, and it was sent or is scheduled.',
  },
  'testimonial-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this testimonial.',
  },
  'testimonial-consent-missing': {
    audience: 'staff',
    status: 400,
    sentence: 'A testimonial is published only with the client’s consent on file: when and how.',
  },
  'testimonials-full': {
    audience: 'staff',
    status: 409,
    sentence: 'There are 100 testimonials, the most we keep.',
  },
  'reference-list-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this list.',
  },
  'reference-entry-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this entry.',
  },
  'reference-source-refused': {
    audience: 'staff',
    status: 400,
    sentence: 'A sub-source needs a lead source. Other entries can’t have one.',
  },
  'reference-list-full': {
    audience: 'staff',
    status: 409,
    sentence: 'This list is full. Retire an entry first.',
  },
} as const satisfies Record<string, Refusal>;
