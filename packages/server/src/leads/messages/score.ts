import { defineMessages } from '@homestead/contract/platform';

/** What gives a lead points. */
export const scoreMessages = defineMessages({
  visited:
    '{count, plural, one {Looked at homes in the last day} other {Looked at homes in the last # days}}',
  viewed: '{count, plural, one {Viewed # home this week} other {Viewed # homes this week}}',
  favorites: '{count, plural, one {Saved # home in 30 days} other {Saved # homes in 30 days}}',
  replied: '{count, plural, one {Replied once in 14 days} other {Replied # times in 14 days}}',
  inquired: '{count, plural, one {Asked once in 30 days} other {Asked # times in 30 days}}',
});
