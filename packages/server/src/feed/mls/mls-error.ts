import { failureMessages } from '../messages.ts';

/** The MLS answered with a status that a retry won't fix, or with an unreadable body. */
export class MlsError extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MlsError';
    this.status = status;
  }
}

/** A walk ended with fewer rows than the MLS counts. */
export class IncompleteError extends MlsError {}

/** We must wait longer than a run may last; the feed resumes later where it stopped. */
export class FeedPausedError extends Error {}

/** Our own hourly quota is used up; the run continues in the next hour. */
export class QuotaSpentError extends FeedPausedError {
  constructor(nextHour: Date) {
    super(failureMessages.quotaSpent({ at: nextHour.toISOString() }));
    this.name = 'QuotaSpentError';
  }
}

/** Whether the MLS refuses the request itself, rather than failing to answer it. */
export function isRefused(error: unknown): error is MlsError {
  return error instanceof MlsError && [400, 404, 405, 414, 501].includes(error.status ?? 0);
}

/** Whether asking again won’t help: refused, or not open to us. */
export function isDenied(error: unknown): error is MlsError {
  return isRefused(error) || (error instanceof MlsError && error.status === 403);
}
