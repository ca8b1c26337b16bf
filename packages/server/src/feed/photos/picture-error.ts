/**
 * Why a picture could not be fetched, as a sentence for the photo's row. `isFinal` means that a
 * retry can't help; `retryAfterSeconds` is the wait a rate-limiting host asks for;
 * `mayHaveExpired`, that the host no longer accepts the address.
 */
export class PictureError extends Error {
  readonly isFinal: boolean;
  readonly retryAfterSeconds: number | null;
  readonly mayHaveExpired: boolean;

  constructor(
    message: string,
    options: {
      isFinal?: boolean;
      retryAfterSeconds?: number | null;
      mayHaveExpired?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'PictureError';
    this.isFinal = options.isFinal ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.mayHaveExpired = options.mayHaveExpired ?? false;
  }
}
