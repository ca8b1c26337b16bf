import type { Refusal } from '#platform';

export const listingRefusals = {
  'listing-not-found': { status: 404, sentence: 'We can’t find this home.' },
  'address-not-found': { status: 400, sentence: 'We can’t find this address.' },
  'address-service-unreachable': {
    status: 400,
    sentence: 'We can’t look up addresses right now.',
  },
  'commute-not-configured': { status: 400, sentence: 'Travel times aren’t available here.' },
  'place-not-found': { status: 404, sentence: 'We can’t find this place.' },
  'cursor-unreadable': { status: 400, sentence: 'This page link isn’t valid.' },
} as const satisfies Record<string, Refusal>;
