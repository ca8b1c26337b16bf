import { localDate, localInstants } from '@homestead/contract/platform';

/** No message goes out between 21:00 and 08:00 in Omaha. */
const MORNING = '08:00';
const EVENING = '21:00';

/** When messages may go out on a date (YYYY-MM-DD). */
export function messageHours(date: string): { from: Date; to: Date } {
  return { from: instantOf(date, MORNING), to: instantOf(date, EVENING) };
}

/** Whether no message may go out at this instant. */
export function isQuietHour(now: Date): boolean {
  const { from, to } = messageHours(localDate(now));
  return now < from || now >= to;
}

function instantOf(date: string, time: string): Date {
  return localInstants(date, time)[0] ?? new Date(Number.NaN);
}
