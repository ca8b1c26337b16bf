import { federalHolidays, weekdayOf } from './federal-holidays.ts';
import { localInstants } from './local-clock.ts';
import { localDate } from './local-time.ts';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const PART =
  /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** Local opening and closing time, HH:mm, by weekday; 0 is Sunday. */
type OpenHours = ReadonlyMap<number, readonly [opens: string, closes: string]>;

/** When the office is open. */
export interface BusinessHours {
  readonly open: OpenHours;
  readonly isHoliday: (date: string) => boolean;
}

/** The same as it is written in the settings. */
export interface WrittenHours {
  hours: string;
  holidays: readonly string[];
}

/** Reads `Mon-Fri 08:00-18:00, Sat 09:00-16:00`; null if it isn't written that way. */
export function readOpenHours(text: string): OpenHours | null {
  const open = new Map<number, readonly [string, string]>();
  for (const part of text.split(',')) {
    const [, from = '', to = from, ...clock] = PART.exec(part.trim()) ?? [];
    const [first, last] = [days.indexOf(from), days.indexOf(to)];
    const [opens, closes] = [clock.slice(0, 2).join(':'), clock.slice(2).join(':')];
    if (first < 0 || last < 0 || opens >= closes) return null;
    for (let day = first; ; day = (day + 1) % 7) {
      if (open.has(day)) return null;
      open.set(day, [opens, closes]);
      if (day === last) break;
    }
  }
  return open;
}

/** `federal`, MM-DD for every year, or YYYY-MM-DD. */
export function holidayRule(entries: readonly string[]): (date: string) => boolean {
  const named = new Set(entries);
  return (date) => {
    if (named.has(date) || named.has(date.slice(5))) return true;
    const year = Number(date.slice(0, 4));
    return (
      named.has('federal') &&
      [...federalHolidays(year), ...federalHolidays(year + 1)].includes(date)
    );
  };
}

/** The business hours as they are written. */
export function readBusinessHours({ hours, holidays }: WrittenHours): BusinessHours {
  return { open: readOpenHours(hours) ?? new Map(), isHoliday: holidayRule(holidays) };
}

/** When the office opens and closes on a local date; null if it stays closed. */
export function openSpan(
  date: string,
  { open, isHoliday }: BusinessHours,
): { opens: Date; closes: Date } | null {
  const hours = isHoliday(date) ? undefined : open.get(weekdayOf(date));
  const [opens, closes] = hours?.map((time) => localInstants(date, time)[0]) ?? [];
  return opens && closes ? { opens, closes } : null;
}

/** When the office opens for the hours that an instant is in; null if it is closed then. */
export function openingBefore(instant: Date, hours: BusinessHours): Date | null {
  const span = openSpan(localDate(instant), hours);
  return span && span.opens <= instant && instant <= span.closes ? span.opens : null;
}
