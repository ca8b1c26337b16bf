import { compareMessages } from './messages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A span in its two largest units, rounded down: “1 day 3 hours”, “4 minutes 10 seconds”. */
export function timeLeft(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((ms % MINUTE_MS) / 1000);
  if (days > 0) return compareMessages.days({ days, hours });
  if (hours > 0) return compareMessages.hours({ hours, minutes });
  return compareMessages.minutes({ minutes, seconds });
}
