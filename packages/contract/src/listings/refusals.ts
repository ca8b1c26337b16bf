import type { Refusal } from '#platform';

export const listingRefusals = {
  'listing-not-found': { status: 404, sentence: 'We can’t find this home.' },
  'cursor-unreadable': { status: 400, sentence: 'This page link can’t be read.' },
} as const satisfies Record<string, Refusal>;
