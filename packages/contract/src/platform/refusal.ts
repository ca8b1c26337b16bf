/** One kind of refusal: its HTTP status (400 to 499, or 503) and its sentence. */
export interface Refusal {
  readonly status: number;
  readonly sentence: string;
}

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
}

/** Refusals that any room may give. */
export const platformRefusals = {
  'bad-input': { status: 400, sentence: 'Some of what was sent can’t be used.' },
  'bad-json': { status: 400, sentence: 'The body is not valid JSON.' },
  'signed-out': { status: 401, sentence: 'Please sign in.' },
  'not-permitted': { status: 403, sentence: 'You don’t have the right to do this.' },
  'second-step-needed': {
    status: 403,
    sentence: 'Set up two-step sign-in first; your role asks for it.',
  },
  'wrong-origin': { status: 403, sentence: 'This request came from another site.' },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'changed-meanwhile': {
    status: 409,
    sentence: 'Somebody changed this meanwhile. Please look at it again.',
  },
  'change-not-found': { status: 404, sentence: 'There is no such change.' },
  'not-undoable': { status: 409, sentence: 'This change can no longer be undone.' },
  'idempotency-key-reused': {
    status: 422,
    sentence: 'This form was sent already, with other answers. Please load the page again.',
  },
  'too-large': { status: 413, sentence: 'What was sent is too large.' },
  'photo-unreadable': {
    status: 400,
    sentence: 'This picture can’t be used. Please choose a JPEG, PNG or WebP file up to 5 MB.',
  },
  'wrong-content-type': { status: 415, sentence: 'Send JSON as application/json.' },
  'too-many': { status: 429, sentence: 'Too many requests. Please try again shortly.' },
  'too-many-tries': {
    status: 429,
    sentence: 'Too many tries. Please wait a little and try again.',
  },
  'server-error': { status: 500, sentence: 'Something went wrong on our side.' },
  busy: { status: 503, sentence: 'The service is busy. Please try again shortly.' },
} as const satisfies Record<string, Refusal>;
