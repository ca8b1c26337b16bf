import type { Refusal } from '#platform';

export const leadRefusals = {
  'home-off-the-market': {
    status: 409,
    sentence: 'This home is off the market and can’t be toured any more.',
  },
  'reference-list-not-found': { status: 404, sentence: 'There is no such list.' },
  'reference-entry-not-found': { status: 404, sentence: 'There is no such entry.' },
  'reference-source-refused': {
    status: 400,
    sentence: 'A sub-source needs a lead source, and only a sub-source has one.',
  },
  'reference-list-full': { status: 409, sentence: 'This list is full. Retire an entry first.' },
} as const satisfies Record<string, Refusal>;
