import { localDate } from '@homestead/contract/platform';

/** The moment an answer is for: the instant and its local date (YYYY-MM-DD). */
export interface Moment {
  now: Date;
  today: string;
}

/** The current moment. */
export function thisMoment(): Moment {
  const now = new Date();
  return { now, today: localDate(now) };
}
