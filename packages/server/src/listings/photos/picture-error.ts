/**
 * Why a picture could not be had, as a sentence for the photo's row. `isFinal` means that asking
 * again can't help; `retryAfterSeconds` is what a host asks for that has had too many requests,
 * whatever the picture.
 */
export class PictureError extends Error {
  readonly isFinal: boolean;
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    options: { isFinal?: boolean; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'PictureError';
    this.isFinal = options.isFinal ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
