import { counterMessages } from '../messages/counters.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long until an instant, as long as it matters: days with hours, or minutes with seconds. */
export function timeLeftText(ms: number): string {
  if (ms <= 0) return counterMessages.over();
  const part = (unit: number, of: number) => Math.floor((ms % of) / unit);
  const [hours, minutes, seconds] = [part(HOUR, DAY), part(MINUTE, HOUR), part(SECOND, MINUTE)];
  if (ms >= DAY) return counterMessages.days({ days: Math.floor(ms / DAY), hours });
  if (ms >= HOUR) return counterMessages.hours({ hours, minutes });
  return counterMessages.minutes({ minutes, seconds });
}

/** When the text changes next. */
export const msToNextText = (ms: number): number =>
  ms > HOUR ? Math.min(MINUTE, ms - HOUR) : SECOND;
