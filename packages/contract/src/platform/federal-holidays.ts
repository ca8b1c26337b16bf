import { dateAfter } from './local-time.ts';

/** Month, weekday (0 is Sunday) and which one of the month; -1 is the last one. */
const onWeekday: readonly [name: string, month: number, weekday: number, which: number][] = [
  ['Martin Luther King Jr. Day', 1, 1, 3],
  ['Washington’s Birthday', 2, 1, 3],
  ['Memorial Day', 5, 1, -1],
  ['Labor Day', 9, 1, 1],
  ['Columbus Day', 10, 1, 2],
  ['Thanksgiving Day', 11, 4, 4],
];
const onDate: readonly [name: string, day: string][] = [
  ['New Year’s Day', '01-01'],
  ['Juneteenth', '06-19'],
  ['Independence Day', '07-04'],
  ['Veterans Day', '11-11'],
  ['Christmas Day', '12-25'],
];

/**
 * Federal holidays of a year as they are observed, YYYY-MM-DD, with their names: one that falls on
 * a Saturday is observed on Friday, one on a Sunday on Monday (5 U.S.C. 6103). January 1 on a
 * Saturday is observed on the last day of the year before.
 */
export function namedFederalHolidays(year: number): ReadonlyMap<string, string> {
  const fixed = onDate.map(([name, day]) => {
    const date = observed(`${year}-${day}`);
    return [date, date.endsWith(day) ? name : `${name} (observed)`] as const;
  });
  const moving = onWeekday.map(
    ([name, month, weekday, which]) => [nth(year, month, weekday, which), name] as const,
  );
  return new Map([...fixed, ...moving]);
}

/** The same without names, in their order. */
export const federalHolidays = (year: number): string[] =>
  [...namedFederalHolidays(year).keys()].sort();

function observed(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === 6) return dateAfter(date, -1);
  return weekday === 0 ? dateAfter(date, 1) : date;
}

function nth(year: number, month: number, weekday: number, which: number): string {
  const start = which > 0 ? iso(year, month, 1) : dateAfter(iso(year, month + 1, 1), -7);
  const first = dateAfter(start, (weekday - weekdayOf(start) + 7) % 7);
  return which > 0 ? dateAfter(first, (which - 1) * 7) : first;
}

const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();
