import { defineMessages } from '@homestead/contract/platform';

/** What the feed's calls say to the office. */
export const feedMessages = defineMessages({
  runSoon: 'The feed will run in a moment.',
});
