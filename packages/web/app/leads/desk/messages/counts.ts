import { defineMessages } from '@homestead/contract/platform';

/** What waits on pages of the sidebar. */
export const countMessages = defineMessages({
  inquiries: '{count, plural, one {# inquiry waiting} other {# inquiries waiting}}',
  claimable: '{count, plural, one {# lead to claim} other {# leads to claim}}',
  tasks: '{count, plural, one {# task due} other {# tasks due}}',
  tours: '{count, plural, one {# tour to answer} other {# tours to answer}}',
  unmatched: '{count, plural, one {# message waiting} other {# messages waiting}}',
});
