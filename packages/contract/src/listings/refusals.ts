import type { Refusal } from '#platform';

export const listingRefusals = {
  'listing-not-found': { status: 404, sentence: 'We can’t find this home.' },
  'address-not-found': { status: 400, sentence: 'We can’t find this address.' },
  'address-service-unreachable': {
    status: 400,
    sentence: 'This address can’t be looked up at the moment.',
  },
  'commute-not-configured': { status: 400, sentence: 'Travel times are not available here.' },
  'place-not-found': { status: 404, sentence: 'We don’t know this place.' },
  'cursor-unreadable': { status: 400, sentence: 'This page link can’t be read.' },
} as const satisfies Record<string, Refusal>;
