import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './value-updates.es.ts';

/** Emails about what a lead's home is worth. */
export const valueUpdateMessages = defineMessages(spanish.valueUpdateMessages, {
  subject: '{street}: {mid} by sales nearby',
  range:
    'By what comparable homes were sold for, your home is worth between {low} and {high}. The middle is {mid}.',
  basis:
    'This is based on {count, plural, one {# sale} other {# sales}} of the last year within a mile: the same kind of home, about the same size, by price per square foot.',
  notAppraisal:
    'It is a computer’s estimate, not an appraisal: it doesn’t know what your home is like inside.',
  ask: 'Ask a person what it’s worth',
  why: 'You’re getting this email because you wanted {firm} to write to you once a month about your home’s value.',
  stop: 'Stop these emails',
});
