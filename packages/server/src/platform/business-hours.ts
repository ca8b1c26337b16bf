import {
  type BusinessHours,
  dateAfter,
  localDate,
  openSpan,
  readBusinessHours,
  readOpenHours,
} from '@homestead/contract/platform';
import { z } from 'zod';
import { flagSetting, listSetting, wholeSetting } from './setting-readers.ts';

const HOLIDAY = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const MINUTE = 60_000;
/** The most days that are looked through for an open hour. */
const MOST_DAYS = 60;

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
  return readBusinessHours({ hours: raw.BUSINESS_HOURS, holidays: raw.BUSINESS_HOLIDAYS });
}

/**
 * The instant at which so many minutes of business hours have passed since another one. Throws if
 * the next sixty days have too few.
 */
export function afterBusinessMinutes(since: Date, minutes: number, hours: BusinessHours): Date {
  let left = minutes * MINUTE;
  let date = localDate(since);
  for (let day = 0; day < MOST_DAYS; day += 1, date = dateAfter(date, 1)) {
    const span = openSpan(date, hours);
    if (!span) continue;
    const start = Math.max(span.opens.getTime(), since.getTime());
    const available = span.closes.getTime() - start;
    if (available >= left) return new Date(start + left);
    if (available > 0) left -= available;
  }
  throw new Error('There are too few business hours');
}
