import {
  type FieldRefusal,
  type Problem,
  platformRefusals,
  type Refusal,
} from '@homestead/contract/platform';

/** Thrown by operations to say no. `code` is the key of a refusal catalogue. */
export class RefusalError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldRefusal[];
  readonly retryAfterSeconds: number | null;

  constructor(
    code: string,
    refusal: Refusal,
    options: {
      fields?: readonly FieldRefusal[];
      retryAfterSeconds?: number;
      message?: string;
    } = {},
  ) {
    super(options.message ?? refusal.sentence);
    this.name = 'RefusalError';
    this.code = code;
    this.status = refusal.status;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/**
 * Makes the thrower of one catalogue: `refuse('listing-not-found')`. Only codes of the catalogue
 * are taken.
 */
export function refuserOf<Catalogue extends Record<string, Refusal>>(catalogue: Catalogue) {
  return (
    code: keyof Catalogue & string,
    options?: ConstructorParameters<typeof RefusalError>[2],
  ): never => {
    throw new RefusalError(code, catalogue[code] as Refusal, options);
  };
}

/** Refuses with a code of the platform's own catalogue. */
export const refuse = refuserOf(platformRefusals);

/** The body of a refusal (decision 31). */
export function presentProblem(error: RefusalError, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: error.message,
    status: error.status,
    code: error.code,
    errors: [...error.fields],
    message: error.message,
    statusCode: 'failed',
    data: false,
    requestId,
  };
}
