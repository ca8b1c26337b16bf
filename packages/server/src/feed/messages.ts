import { defineMessages } from '@homestead/contract/platform';

/** Messages of the feed's calls to the office. */
export const feedMessages = defineMessages({
  runSoon: 'The feed will run in a moment.',
});
