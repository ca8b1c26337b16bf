import type { Refusal } from '#platform';

export const documentRefusals = {
  'envelope-not-found': { status: 404, sentence: 'We can’t find these documents.' },
  'document-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this document.',
  },
  'recipient-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this recipient in the envelope.',
  },
  'field-not-found': { status: 404, sentence: 'We can’t find this field.' },
  'subject-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find what the document would belong to.',
  },
  'document-frozen': {
    status: 409,
    sentence: 'Someone has signed this document, so it can only be amended.',
  },
  'document-in-envelope': {
    audience: 'staff',
    status: 409,
    sentence: 'This document is in an open envelope already.',
  },
  'document-elsewhere': {
    audience: 'staff',
    status: 409,
    sentence: 'This document belongs to another deal, so it can’t be in this envelope.',
  },
  'envelope-template-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this template.',
  },
  'envelope-template-refused': {
    audience: 'staff',
    status: 403,
    sentence: 'You can’t change templates that are shared with the brokerage.',
  },
  'too-many-waiting': {
    audience: 'staff',
    status: 429,
    sentence: 'Too many steps wait for their undo to end. Try again in ten seconds.',
  },
  'undo-too-late': {
    audience: 'staff',
    status: 409,
    sentence: 'It’s too late to undo this.',
  },
  'envelope-signed': {
    audience: 'staff',
    status: 409,
    sentence: 'Someone has signed already. Amend the envelope instead.',
  },
  'envelope-ended': {
    status: 409,
    sentence: 'These documents can’t be signed anymore.',
  },
  'envelope-step-refused': {
    audience: 'staff',
    status: 409,
    sentence: 'You can’t do this in the envelope’s current state.',
  },
  'envelope-incomplete': {
    audience: 'staff',
    status: 409,
    sentence: 'Something is missing before this can be sent.',
  },
  'wording-not-approved': {
    audience: 'staff',
    status: 409,
    sentence: 'The brokerage hasn’t approved the wording of this form yet.',
  },
  'seal-not-configured': {
    audience: 'staff',
    status: 409,
    sentence: 'The certificate that seals documents isn’t configured yet.',
  },
  'not-sealed': {
    status: 409,
    sentence: 'These documents aren’t sealed yet.',
  },
  'seal-not-found': {
    status: 404,
    sentence: 'We have no seal with this code. Check it against the certificate page.',
  },
  'reminded-already': {
    audience: 'staff',
    status: 429,
    sentence: 'A reminder went out less than an hour ago.',
  },
  'pamphlet-not-needed': {
    status: 409,
    sentence: 'This pamphlet is for buyers who are sent the lead-based paint disclosure.',
  },
  'too-many-links': {
    audience: 'staff',
    status: 429,
    sentence: 'You’ve sent many links to sign. Try again later.',
  },
  'recipient-has-many-links': {
    audience: 'staff',
    status: 429,
    sentence: 'A recipient has gotten many links to sign already. Try again later.',
  },
  'opened-by-themselves': {
    audience: 'staff',
    status: 409,
    sentence: 'They opened their own link. Revoke it before they sign on your device.',
  },
  'forward-not-asked': {
    audience: 'staff',
    status: 409,
    sentence: 'This recipient hasn’t named anyone else.',
  },
  'signing-link-refused': {
    status: 403,
    sentence: 'This link doesn’t work anymore. Ask your agent for a new one.',
  },
  'signing-code-wrong': {
    status: 400,
    sentence: 'This code isn’t right. Check it, or get a new one.',
  },
  'signing-locked': {
    status: 403,
    sentence: 'There were too many wrong codes, so the link is locked. Your agent can unlock it.',
  },
  'signing-session-over': {
    status: 403,
    sentence: 'Open the link from your email again to go on.',
  },
  'in-person-over': {
    status: 403,
    sentence: 'Signing on this device has ended. Your agent can start it again.',
  },
  'too-many-codes': {
    status: 429,
    sentence: 'We’ve sent you many codes. Use the newest one, or try again later.',
  },
  'code-not-sendable': {
    status: 409,
    sentence: 'We can’t send a code right now. Ask your agent for help.',
  },
  'not-your-turn': {
    status: 409,
    sentence: 'Someone else has to sign first. We’ll email you when it’s your turn.',
  },
  'consent-needed': {
    status: 409,
    sentence: 'Agree to sign electronically first.',
  },
  'consent-outdated': {
    status: 409,
    sentence: 'The text has changed. Read the current version.',
  },
  'input-not-yours': {
    status: 403,
    sentence: 'Someone else answers this item.',
  },
  'signature-missing': {
    status: 409,
    sentence: 'Add your signature first.',
  },
  'signature-image-refused': {
    status: 400,
    sentence: 'This isn’t a PNG picture of at most 300 KB and 2000 × 1000 pixels.',
  },
  'seller-signature-missing': {
    status: 409,
    sentence: 'Nothing was sent: the seller’s signature is missing.',
  },
  'signing-incomplete': {
    status: 409,
    sentence: 'Some items aren’t filled in yet.',
  },
  'contradictions-open': {
    status: 409,
    sentence: 'Some answers contradict each other. Look at them, then sign.',
  },
  'template-file-refused': {
    audience: 'staff',
    status: 409,
    sentence: 'Only PDFs that you uploaded yourself can go into a template.',
  },
  'documents-changed': {
    status: 409,
    sentence: 'The documents changed since they were shown to you. Look at them again, then sign.',
  },
  'already-signed': {
    status: 409,
    sentence: 'You’ve already signed this.',
  },
} as const satisfies Record<string, Refusal>;
