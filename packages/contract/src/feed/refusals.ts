import type { Refusal } from '#platform';

export const feedRefusals = {
  'feed-not-configured': {
    status: 409,
    sentence: 'No MLS is configured, so there is nothing to ask.',
  },
  'feed-busy': { status: 409, sentence: 'A run over the feed is under way already.' },
} as const satisfies Record<string, Refusal>;
