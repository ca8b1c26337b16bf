import { defineMessages } from '@homestead/contract/platform';

/** What can't be put off. */
export const myDayMessages = defineMessages({
  withinDays: 'must be within {count, plural, one {# day} other {# days}} from now',
});
