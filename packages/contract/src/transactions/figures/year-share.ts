import { divideHalfUp } from '#listings';
import { dateAfter, daysBetween } from '#platform';

/**
 * The part of a year’s amount that belongs to the days before a date of that year, in cents, half
 * up: on January 1 nothing.
 */
export function shareBefore(yearCents: number, date: string): number {
  const start = `${date.slice(0, 4)}-01-01`;
  const days = BigInt(daysBetween(start, date));
  return Number(divideHalfUp(BigInt(yearCents) * days, BigInt(daysOfYear(date))));
}

function daysOfYear(date: string): number {
  const year = Number(date.slice(0, 4));
  return daysBetween(`${year}-01-01`, `${year + 1}-01-01`);
}

/** How many days of a month are left from a date, with the date itself. */
export function daysLeftInMonth(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return daysBetween(date, dateAfter(last, 1));
}
