const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A date, YYYY-MM-DD: "Jul 7, 2031". Empty where there is none. */
export function formatDay(date: unknown): string {
  return typeof date === 'string' ? day.format(new Date(date)) : '';
}
