import type { Refusal } from '#platform';

export const savedRefusals = {
  'home-not-marked': { status: 409, sentence: 'Save or dislike this home before you add a note.' },
  'note-changed': { status: 409, sentence: 'This note was changed in another window.' },
  'nothing-to-undo': { status: 409, sentence: 'There’s nothing to undo.' },
  'saved-address-not-found': { status: 404, sentence: 'We can’t find this saved address.' },
  'saved-addresses-full': {
    status: 409,
    sentence: 'You’ve saved the maximum of five addresses. Remove one to add another.',
  },
  'saved-search-not-found': { status: 404, sentence: 'We can’t find this saved search.' },
  'saved-search-changed': {
    status: 409,
    sentence: 'This saved search was changed in another window.',
  },
  'saved-searches-full': {
    status: 409,
    sentence: 'You’ve saved the maximum of 50 searches. Delete one to save another.',
  },
  'alert-link-unreadable': {
    status: 400,
    sentence: 'This link isn’t valid. You can change your alerts in your account.',
  },
} as const satisfies Record<string, Refusal>;
