import { localFormat } from './local-area.ts';

const dayFormat = localFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar date at an instant where the brokerage is, as YYYY-MM-DD. */
export function localDate(instant: Date): string {
  return dayFormat(instant);
}

/** Whole days from one date to another, both YYYY-MM-DD; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Whether a text is a day of the calendar as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

/** The date this many days after another, both YYYY-MM-DD; before it when `days` is negative. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
