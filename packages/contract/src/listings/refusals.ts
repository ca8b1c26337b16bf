import type { Refusal } from '#platform';

export const listingRefusals = {
  'listing-not-found': { status: 404, sentence: 'We can’t find this home.' },
  'cursor-unreadable': { status: 400, sentence: 'This page link can’t be read.' },
  'feed-not-configured': {
    status: 409,
    sentence: 'No MLS is configured, so there is nothing to ask.',
  },
  'feed-busy': { status: 409, sentence: 'A run over the feed is under way already.' },
} as const satisfies Record<string, Refusal>;
