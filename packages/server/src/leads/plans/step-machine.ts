import {
  dateAfter,
  localClock,
  localDate,
  localInstants,
  weekdayOf,
} from '@homestead/contract/platform';
import type { Services } from '#platform';
import type { PlanStep, WaitStep } from './plan-steps.ts';

export type OpenDays = Services['settings']['businessHours'];

/** Where a plan on a lead is: the next step, and when it is due; null at the end. */
export interface Place {
  position: number;
  dueAt: Date | null;
}

const HOUR_MS = 60 * 60_000;

/**
 * The place from which a plan goes on at `since`, when everything before `position` is done: past
 * the waits that come next, which add up. The next step is never a wait.
 */
export function settle(
  steps: readonly PlanStep[],
  position: number,
  since: Date,
  open: OpenDays,
): Place {
  let dueAt = since;
  for (let at = position; at < steps.length; at += 1) {
    const step = steps[at];
    if (step?.kind !== 'wait') return { position: at, dueAt };
    dueAt = waitUntil(dueAt, step, open);
  }
  return { position: steps.length, dueAt: null };
}

/**
 * When a wait that starts at `since` is over. Days are those of the brokerage’s calendar, and the
 * time of day stays the same unless the step says one; where clocks skip it, the next hour counts.
 */
export function waitUntil(since: Date, { count, unit, at }: WaitStep, open: OpenDays): Date {
  if (unit === 'hours') return new Date(since.getTime() + count * HOUR_MS);
  const start = localDate(since);
  const date = unit === 'days' ? dateAfter(start, count) : afterOpenDays(start, count, open);
  const clock = at ?? localClock(since);
  const [instant] = localInstants(date, clock);
  if (instant) return instant;
  const [before] = localInstants(dateAfter(date, -1), clock);
  return new Date((before ?? since).getTime() + 24 * HOUR_MS);
}

/** The day on which the brokerage is open for the `count`th time after a day. */
function afterOpenDays(start: string, count: number, { open, isHoliday }: OpenDays): string {
  let date = start;
  let left = count;
  // With no open days at all, every day counts.
  const most = count * 14 + 60;
  for (let day = 0; day < most && left > 0; day += 1) {
    date = dateAfter(date, 1);
    if (open.has(weekdayOf(date)) && !isHoliday(date)) left -= 1;
  }
  return left === 0 ? date : dateAfter(start, count);
}
