/** The time zone for dates and deadlines. */
export const OMAHA_ZONE = 'America/Chicago';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: OMAHA_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in Omaha at an instant, as YYYY-MM-DD. */
export function omahaDate(instant: Date): string {
  return dayFormat.format(instant);
}

/** Whole days from one date to another, both YYYY-MM-DD; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The date this many days after another, both YYYY-MM-DD; before it when `days` is negative. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
