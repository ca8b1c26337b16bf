import {
  dateAfter,
  federalHolidays,
  localDate,
  localInstants,
  weekdayOf,
} from '@homestead/contract/platform';
import { z } from 'zod';
import { flagSetting, listSetting, wholeSetting } from './setting-readers.ts';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const PART =
  /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;
const HOLIDAY = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const MINUTE = 60_000;
/** The most days that are looked through for an open hour. */
const MOST_DAYS = 60;

/** Local opening and closing time, HH:mm, by weekday; 0 is Sunday. */
type OpenHours = ReadonlyMap<number, readonly [opens: string, closes: string]>;

export interface BusinessHours {
  readonly open: OpenHours;
  readonly isHoliday: (date: string) => boolean;
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

/** Settings for when inquiries are answered, and how soon. */
export const businessHoursSettings = {
  BUSINESS_HOURS: z
    .string()
    .default('Mon-Sun 08:00-20:00')
    .refine(readOpenHours, 'must be like Mon-Fri 08:00-18:00, Sat 09:00-16:00'),
  BUSINESS_HOLIDAYS: listSetting(['01-01', '12-25']).refine(
    (entries) => entries.every((entry) => entry === 'federal' || HOLIDAY.test(entry)),
    'must be a list of federal, MM-DD or YYYY-MM-DD',
  ),
  PROMISE_MINUTES: wholeSetting(5, 1440, 60),
  PROMISE_FIGURE: flagSetting(false),
};

/** The business hours of checked settings. */
export function businessHoursOf(raw: {
  BUSINESS_HOURS: string;
  BUSINESS_HOLIDAYS: readonly string[];
}): BusinessHours {
  return {
    open: readOpenHours(raw.BUSINESS_HOURS) ?? new Map(),
    isHoliday: holidayRule(raw.BUSINESS_HOLIDAYS),
  };
}

/**
 * The instant at which so many minutes of business hours have passed since another one. Throws if
 * the next sixty days have too few.
 */
export function afterBusinessMinutes(
  since: Date,
  minutes: number,
  { open, isHoliday }: BusinessHours,
): Date {
  let left = minutes * MINUTE;
  let date = localDate(since);
  for (let day = 0; day < MOST_DAYS; day += 1, date = dateAfter(date, 1)) {
    const hours = isHoliday(date) ? undefined : open.get(weekdayOf(date));
    const [opens, closes] = hours?.map((time) => localInstants(date, time)[0]) ?? [];
    if (!opens || !closes) continue;
    const start = Math.max(opens.getTime(), since.getTime());
    const available = closes.getTime() - start;
    if (available >= left) return new Date(start + left);
    if (available > 0) left -= available;
  }
  throw new Error('There are too few business hours');
}
