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

/** Our own hourly quota is used up; the run continues in the next hour. */
export class QuotaSpentError extends Error {
  constructor(nextHour: Date) {
    super(failureMessages.quotaSpent({ at: nextHour.toISOString() }));
    this.name = 'QuotaSpentError';
  }
}
