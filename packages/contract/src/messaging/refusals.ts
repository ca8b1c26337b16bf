import type { Refusal } from '#platform';

export const messagingRefusals = {
  'texts-not-configured': {
    status: 409,
    sentence: 'Text messages aren’t set up. An administrator can do that in the settings.',
  },
  'text-consent-missing': {
    status: 409,
    sentence: 'This person hasn’t agreed to get texts. Call or email them instead.',
  },
  'text-consent-withdrawn': {
    status: 409,
    sentence:
      'This person asked us to stop texting. Only a text with START from them changes that.',
  },
  'text-too-long': { status: 400, sentence: 'The text is too long. Shorten it.' },
  'too-many-texts': {
    status: 429,
    sentence: 'You have sent many texts in the last ten minutes. Wait a little.',
  },
} as const satisfies Record<string, Refusal>;
