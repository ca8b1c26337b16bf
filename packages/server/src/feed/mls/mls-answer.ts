import { failureMessages } from '../messages.ts';
import { FeedPausedError, MlsError } from './mls-error.ts';

/** If the MLS asks for a longer wait than this, we stop until the next run. */
const MAX_RETRY_AFTER_MS = 5 * 60_000;

/** A failure that a retry may fix. */
export class PassingError extends MlsError {
  readonly waitMs: number | null;
  /** The MLS says that we ask too often. */
  readonly isThrottled: boolean;
  constructor(
    message: string,
    {
      waitMs = null,
      isThrottled = false,
      cause,
    }: { waitMs?: number | null; isThrottled?: boolean } & ErrorOptions = {},
  ) {
    super(message, null, { cause });
    this.waitMs = waitMs;
    this.isThrottled = isThrottled;
  }
}

/** A body's text, at most `max` bytes of it. `onBytes` is told the size of each piece. */
export async function readBody(
  response: Response,
  max: number,
  onBytes?: (bytes: number) => void,
): Promise<{ text: string; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    onBytes?.(chunk.byteLength);
    chunks.push(chunk);
    if (size > max) break;
  }
  const text = Buffer.concat(chunks).subarray(0, max).toString('utf8');
  return { text, isCut: size > max };
}

/**
 * What an answer of 429 or 5xx leads to: a retry, or a pause when we must wait long. 501 is none of
 * them: Paragon answers it to `$expand`, which it doesn't know.
 */
export function passingFailureOf(response: Response, message: string): Error | null {
  const { status } = response;
  if (status !== 429 && (status < 500 || status === 501)) return null;
  const waitMs = retryAfterOf(response.headers.get('retry-after'));
  if (waitMs !== null && waitMs > MAX_RETRY_AFTER_MS) {
    const seconds = Math.round(waitMs / 1000);
    return new FeedPausedError(failureMessages.asksToWait({ answer: message, seconds }));
  }
  return new PassingError(message, { waitMs, isThrottled: status === 429 });
}

/** Milliseconds to wait by a Retry-After header: seconds or an HTTP date (RFC 9110, 10.2.3). */
export function retryAfterOf(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
