import type { Refusal } from '#platform';

export const feedRefusals = {
  'feed-not-configured': {
    audience: 'staff',
    status: 409,
    sentence: 'No MLS is configured.',
  },
  'feed-busy': { audience: 'staff', status: 409, sentence: 'A feed run is already in progress.' },
} as const satisfies Record<string, Refusal>;
