import type { Refusal } from '#platform';

export const listingRefusals = {
  'listing-not-found': { status: 404, sentence: 'We can’t find this home.' },
  'home-not-marked': { status: 409, sentence: 'Mark this home first, then write a note about it.' },
  'note-changed': { status: 409, sentence: 'This note was changed elsewhere meanwhile.' },
  'nothing-to-undo': { status: 409, sentence: 'There is nothing to take back any more.' },
  'address-not-found': { status: 400, sentence: 'We can’t find this address.' },
  'address-service-unreachable': {
    status: 400,
    sentence: 'This address can’t be looked up at the moment.',
  },
  'kept-address-not-found': { status: 404, sentence: 'You don’t keep this address.' },
  'kept-addresses-full': {
    status: 409,
    sentence: 'You keep five addresses already. Remove one of them first.',
  },
  'commute-not-configured': { status: 400, sentence: 'Travel times are not available here.' },
  'commute-too-far': { status: 400, sentence: 'This commute reaches too far. Try fewer minutes.' },
  'commute-unreachable': {
    status: 400,
    sentence: 'Travel times can’t be worked out at the moment.',
  },
  'saved-search-not-found': { status: 404, sentence: 'We can’t find this saved search.' },
  'saved-search-changed': {
    status: 409,
    sentence: 'This saved search was changed elsewhere meanwhile.',
  },
  'saved-searches-full': {
    status: 409,
    sentence: 'You have 50 saved searches already. Delete one of them first.',
  },
  'alert-link-unreadable': {
    status: 400,
    sentence: 'This link can’t be read. You can change your alerts in your account.',
  },
  'place-not-found': { status: 404, sentence: 'We don’t know this place.' },
  'cursor-unreadable': { status: 400, sentence: 'This page link can’t be read.' },
  'feed-not-configured': {
    status: 409,
    sentence: 'No MLS is configured, so there is nothing to ask.',
  },
  'feed-busy': { status: 409, sentence: 'A run over the feed is under way already.' },
} as const satisfies Record<string, Refusal>;
