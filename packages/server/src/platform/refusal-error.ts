import {
  type FieldRefusal,
  type Problem,
  platformRefusals,
  type Refusal,
} from '@homestead/contract/platform';

/** Thrown by operations to refuse a request. `code` is the key of a refusal catalog. */
export class RefusalError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldRefusal[];
  readonly retryAfterSeconds: number | null;
  /** The record that took the place of the one that was asked for. */
  readonly replacedBy: string | null;

  constructor(
    code: string,
    refusal: Refusal,
    options: {
      fields?: readonly FieldRefusal[];
      retryAfterSeconds?: number;
      message?: string;
      replacedBy?: string;
    } = {},
  ) {
    super(options.message ?? refusal.sentence);
    this.name = 'RefusalError';
    this.code = code;
    this.status = refusal.status;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.replacedBy = options.replacedBy ?? null;
  }
}

/**
 * Creates the refusal function of one catalog: `refuse('listing-not-found')`. Only accepts codes of
 * that catalog.
 */
export function refuserOf<Catalog extends Record<string, Refusal>>(catalog: Catalog) {
  return (
    code: keyof Catalog & string,
    options?: ConstructorParameters<typeof RefusalError>[2],
  ): never => {
    throw new RefusalError(code, catalog[code] as Refusal, options);
  };
}

/** What a request was refused for. Throws any other error again. */
export function refusalIn(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  throw error;
}

/** Throws a refusal from the platform's own catalog. */
export const refuse = refuserOf(platformRefusals);

/** The body of a refusal. */
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
    ...(error.replacedBy !== null && { replacedBy: error.replacedBy }),
  };
}
