import type { Refusal } from '#platform';

export const leadRefusals = {
  'home-off-the-market': {
    status: 409,
    sentence: 'This home is off the market and can’t be toured any more.',
  },
} as const satisfies Record<string, Refusal>;
