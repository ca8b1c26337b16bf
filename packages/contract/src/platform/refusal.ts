/** One kind of refusal: its HTTP status (400 to 499, or 503) and its sentence. */
export interface Refusal {
  readonly status: number;
  readonly sentence: string;
  /** Only staff ever see it: it needs no Spanish. */
  readonly audience?: 'staff';
}

/** What a catalog of refusals says in Spanish: all but what only staff see. */
export type RefusalsInSpanish<Catalog extends Record<string, Refusal>> = {
  readonly [Code in keyof Catalog as Catalog[Code] extends { audience: 'staff' }
    ? never
    : Code]: string;
};

/** One refused field, with its label for people. */
export interface FieldRefusal {
  field: string;
  label: string;
  message: string;
}

/** The body of every refusal, `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  errors: FieldRefusal[];
  message: string;
  statusCode: 'failed';
  data: false;
  requestId?: string;
  /** The id of the record that took the place of the one that was asked for. */
  replacedBy?: string;
}

/** Refusals that any room may give. */
export const platformRefusals = {
  'bad-input': { status: 400, sentence: 'Some of the information isn’t valid.' },
  'bad-json': { status: 400, sentence: 'The body isn’t valid JSON.' },
  'signed-out': { status: 401, sentence: 'Please sign in.' },
  'seeing-as': {
    audience: 'staff',
    status: 403,
    sentence: 'You’re viewing as someone else, so nothing can be changed or sent until you exit.',
  },
  'seeing-as-over': {
    audience: 'staff',
    status: 403,
    sentence: 'Your time viewing as someone else is up. Exit to return to your account.',
  },
  'seeing-as-personal': {
    audience: 'staff',
    status: 403,
    sentence: 'This is personal and isn’t shown while you’re viewing as someone else.',
  },
  'not-permitted': { status: 403, sentence: 'You don’t have permission to do this.' },
  'second-step-needed': {
    audience: 'staff',
    status: 403,
    sentence: 'Your role requires two-step sign-in. Set it up first.',
  },
  'wrong-origin': { status: 403, sentence: 'This request came from another site.' },
  'not-found': { status: 404, sentence: 'There’s nothing at this address.' },
  'changed-meanwhile': {
    status: 409,
    sentence: 'Someone else changed this in the meantime. Review it and try again.',
  },
  'change-not-found': { audience: 'staff', status: 404, sentence: 'We can’t find this change.' },
  'not-undoable': { status: 409, sentence: 'This change can no longer be undone.' },
  'idempotency-key-reused': {
    status: 422,
    sentence: 'This form was already sent with different answers. Reload the page.',
  },
  'too-large': { status: 413, sentence: 'The request is too large.' },
  'photo-unreadable': {
    status: 400,
    sentence: 'We can’t use this picture. Choose a JPEG, PNG or WebP file up to 5 MB.',
  },
  'bad-signature': { status: 400, sentence: 'The signature isn’t valid.' },
  'bad-upload': { status: 400, sentence: 'The upload failed. Try again.' },
  'file-not-accepted': { status: 400, sentence: 'We can’t use this kind of file.' },
  'csv-unusable': {
    audience: 'staff',
    status: 400,
    sentence: 'We can’t use this file. Save it as “CSV UTF-8” and try again.',
  },
  'file-infected': { status: 400, sentence: 'This file contains a virus.' },
  'pdf-unusable': {
    status: 400,
    sentence:
      'We can’t use this PDF. It may be damaged, too long or password-protected, or contain scripts or attachments.',
  },
  'file-not-found': { status: 404, sentence: 'We can’t find this file. Upload it again.' },
  'file-in-check': {
    status: 409,
    sentence: 'We’re still checking this file. Try again in a few minutes.',
  },
  'file-quota': {
    status: 429,
    sentence: 'You’ve uploaded too many files today. Try again tomorrow.',
  },
  'wrong-content-type': { status: 415, sentence: 'Send JSON as application/json.' },
  'too-many': { status: 429, sentence: 'Too many requests. Try again shortly.' },
  'too-many-tries': {
    status: 429,
    sentence: 'Too many attempts. Wait a little and try again.',
  },
  'server-error': { status: 500, sentence: 'Something went wrong on our end.' },
  busy: { status: 503, sentence: 'The service is busy. Try again shortly.' },
} as const satisfies Record<string, Refusal>;
