import { compareMessages } from './messages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * A span in its two largest units, rounded down and without a second one that is zero: “1 day 3
 * hours”, “4 minutes”. `isOne` is whether it is one of a single unit.
 */
function spanOf(ms: number): { time: string; isOne: boolean } {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((ms % MINUTE_MS) / 1000);
  const isOne = (first: number, second: number) => first === 1 && second === 0;
  if (days > 0) return { time: compareMessages.days({ days, hours }), isOne: isOne(days, hours) };
  if (hours > 0) {
    return { time: compareMessages.hours({ hours, minutes }), isOne: isOne(hours, minutes) };
  }
  if (minutes > 0) {
    return { time: compareMessages.minutes({ minutes, seconds }), isOne: isOne(minutes, seconds) };
  }
  return { time: compareMessages.seconds({ seconds }), isOne: seconds === 1 };
}

/** A span in words. */
export const timeLeft = (ms: number): string => spanOf(ms).time;

/** When the text changes next: the last hour counts by seconds. */
export const msToNextText = (ms: number): number =>
  ms > HOUR_MS ? Math.min(MINUTE_MS, ms - HOUR_MS) : 1000;

/** The time to a moment, or since then. */
export function countdown(at: number, now: number): string {
  const { time, isOne } = spanOf(Math.abs(at - now));
  if (at <= now) return compareMessages.over({ time });
  return isOne ? compareMessages.leftOne({ time }) : compareMessages.left({ time });
}
