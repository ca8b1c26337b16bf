import type { Refusal } from '#platform';

export const transactionRefusals = {
  'offer-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this offer.' },
  'packet-rule-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this rule.',
  },
  'document-file-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'This document doesn’t have that file anymore. Reload the page.',
  },
  'too-many-document-files': {
    audience: 'staff',
    status: 409,
    sentence: 'This document has 20 files, with removed ones, the most there can be.',
  },
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
      'A seller can have one open counteroffer at a time. Wait for an answer, or reject that offer.',
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
  'home-has-listing-file': {
    audience: 'staff',
    status: 409,
    sentence: 'This home already has an open listing file. Ask your broker which one to use.',
  },
  'buying-side': {
    audience: 'staff',
    status: 409,
    sentence:
      'You have a buyer for this home. A broker or someone else on the listing must answer its offers.',
  },
  'buyers-agent-answers': {
    audience: 'staff',
    status: 409,
    sentence: 'Only the buyer’s agent can answer this for the buyer.',
  },
  'too-many-links': {
    audience: 'staff',
    status: 409,
    sentence: 'There are already 20 active links. End one first.',
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
    sentence: 'This offer was answered or has expired, so it can’t be approved anymore.',
  },
  'offer-changed-for-seller': {
    status: 409,
    sentence: 'This offer has changed since you opened this page. Look at it again.',
  },
  'offer-not-waiting': {
    status: 409,
    sentence: 'This offer is no longer waiting for your answer.',
  },
  'seller-offer-not-found': { status: 404, sentence: 'We can’t find this offer on your home.' },
  'seller-not-reachable': {
    audience: 'staff',
    status: 409,
    sentence: 'This listing file has no seller who can get email.',
  },
  'packet-empty': {
    audience: 'staff',
    status: 409,
    sentence: 'None of these documents is missing.',
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
