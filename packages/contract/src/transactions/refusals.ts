import type { Refusal } from '#platform';

export const transactionRefusals = {
  'offer-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this offer.' },
  'offer-closed': {
    audience: 'staff',
    status: 409,
    sentence: 'This offer was answered, so it can’t be changed anymore.',
  },
  'offer-incomplete': {
    audience: 'staff',
    status: 409,
    sentence: 'Some fields are missing or wrong.',
  },
  'offer-not-submitted': {
    audience: 'staff',
    status: 409,
    sentence: 'This offer hasn’t been submitted yet.',
  },
  'offer-expired': {
    audience: 'staff',
    status: 409,
    sentence: 'This offer has expired, so it can’t be accepted.',
  },
  'offer-answered': {
    audience: 'staff',
    status: 409,
    sentence: 'This offer was already answered.',
  },
  'offer-step-refused': {
    audience: 'staff',
    status: 409,
    sentence: 'You can’t do this in the offer’s current status.',
  },
  'offer-version-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this version of the offer.',
  },
  'offer-version-replaced': {
    audience: 'staff',
    status: 409,
    sentence: 'There is a newer version of this offer. Look at it before you answer.',
  },
  'counter-unchanged': {
    audience: 'staff',
    status: 409,
    sentence: 'This counteroffer changes nothing. Change at least one field.',
  },
  'too-many-versions': {
    audience: 'staff',
    status: 409,
    sentence: 'This offer has 50 versions, the most there can be. Start a new offer.',
  },
  'other-counter-open': {
    audience: 'staff',
    status: 409,
    sentence:
      'The seller has a counteroffer open with another buyer. If both accept, there are two contracts for one home.',
  },
  'no-offer-to-copy': {
    audience: 'staff',
    status: 409,
    sentence: 'You have no other offer to copy from.',
  },
  'listing-file-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this listing file.',
  },
  'listing-file-step-refused': {
    audience: 'staff',
    status: 409,
    sentence: 'You can’t do this in the listing file’s current status.',
  },
  'listing-documents-missing': {
    audience: 'staff',
    status: 409,
    sentence: 'Documents are missing, so the home can’t go under contract yet.',
  },
  'broker-only': {
    audience: 'staff',
    status: 403,
    sentence: 'Only a broker can do this.',
  },
  'listing-agent-answers': {
    audience: 'staff',
    status: 409,
    sentence: 'The listing agent answers offers on this home for the seller.',
  },
  'offer-link-refused': {
    status: 404,
    sentence: 'This link has expired or was ended. Ask the listing agent for a new one.',
  },
  'offer-not-sendable': {
    audience: 'staff',
    status: 409,
    sentence: 'This offer has no client who can get email.',
  },
  'client-link-refused': {
    status: 404,
    sentence: 'This link doesn’t work anymore. Ask your agent to send you a new one.',
  },
  'offer-terms-changed': {
    status: 409,
    sentence: 'The terms have changed since you opened this page. Nothing was approved.',
  },
  'offer-not-open': {
    status: 409,
    sentence: 'This offer was answered, so it can’t be approved anymore.',
  },
  'party-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this company or person.',
  },
  'party-not-mergeable': {
    audience: 'staff',
    status: 409,
    sentence: 'This contact is merged or retired. Separate or restore it first.',
  },
} as const satisfies Record<string, Refusal>;
