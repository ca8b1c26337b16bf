import type { Refusal } from '#platform';

export const messagingRefusals = {
  'template-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this template.',
  },
  'template-sharing-refused': {
    audience: 'staff',
    status: 403,
    sentence: 'You may write templates of your own, not those of the office.',
  },
  'merge-fields-refused': {
    audience: 'staff',
    status: 400,
    sentence: 'Something in double braces can’t be filled in.',
  },
  'mailbox-refused': {
    audience: 'staff',
    status: 409,
    sentence: 'We can’t connect this mailbox.',
  },
  'texts-not-configured': {
    audience: 'staff',
    status: 409,
    sentence: 'Text messages aren’t set up. An administrator can do that in the settings.',
  },
  'text-consent-missing': {
    audience: 'staff',
    status: 409,
    sentence: 'This person hasn’t agreed to get texts. Call or email them instead.',
  },
  'text-consent-withdrawn': {
    audience: 'staff',
    status: 409,
    sentence:
      'This person asked us to stop texting. Only a text with START from them changes that.',
  },
  'text-too-long': {
    audience: 'staff',
    status: 400,
    sentence: 'The text is too long. Shorten it.',
  },
  'too-many-texts': {
    audience: 'staff',
    status: 429,
    sentence: 'You have sent many texts in the last ten minutes. Wait a little.',
  },
  'notification-not-found': { status: 404, sentence: 'This notification doesn’t exist anymore.' },
} as const satisfies Record<string, Refusal>;
