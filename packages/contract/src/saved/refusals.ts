import type { Refusal } from '#platform';

export const savedRefusals = {
  'home-not-marked': { status: 409, sentence: 'Mark this home first, then write a note about it.' },
  'note-changed': { status: 409, sentence: 'This note was changed elsewhere meanwhile.' },
  'nothing-to-undo': { status: 409, sentence: 'There is nothing to take back any more.' },
  'saved-address-not-found': { status: 404, sentence: 'You don’t keep this address.' },
  'saved-addresses-full': {
    status: 409,
    sentence: 'You keep five addresses already. Remove one of them first.',
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
} as const satisfies Record<string, Refusal>;
