import { defineMessages } from '@homestead/contract/platform';

/** What gives a lead points. */
export const scoreMessages = defineMessages({
  visited:
    '{count, plural, one {Looked at homes in the last day} other {Looked at homes in the last # days}}',
  viewed: '{count, plural, one {Viewed # home this week} other {Viewed # homes this week}}',
  favorites:
    '{count, plural, one {Saved # home in the last 30 days} other {Saved # homes in the last 30 days}}',
  replied:
    '{count, plural, one {Replied once in the last 14 days} other {Replied # times in the last 14 days}}',
  inquired:
    '{count, plural, one {Sent 1 inquiry in the last 30 days} other {Sent # inquiries in the last 30 days}}',
});
