import { daysBetween, OMAHA_ZONE, omahaDate } from '@homestead/contract/platform';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: OMAHA_ZONE,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

/*
 * Names and punctuation are our own and only digits come from Intl: engines disagree about the
 * space before "PM", and a page must read the same on the server and in every browser.
 */

/** A calendar date, YYYY-MM-DD: "May 14, 2026". Unreadable text is given back. */
export function dateText(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  return name && day && year ? `${name} ${day}, ${year}` : date;
}

/** The Omaha date of an instant: "May 14, 2026". */
export function instantDateText(instant: string): string {
  return dateText(omahaDate(new Date(instant)));
}

/** "Sat, Jun 6" in Omaha. */
export function dayText(instant: string): string {
  const date = omahaDate(new Date(instant));
  const [, month, day] = date.split('-').map(Number);
  const weekday = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${MONTHS[(month ?? 1) - 1]} ${day}`;
}

/** "1 PM", "1:30 PM" in Omaha. */
export function clockText(instant: string): string {
  const { hour, minute } = clockParts(instant);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${half}`;
}

/** "1–3 PM", "11 AM–1 PM", in Omaha. */
export function spanText(startAt: string, endAt: string): string {
  const start = clockText(startAt);
  const end = clockText(endAt);
  const isSameHalf = start.slice(-2) === end.slice(-2);
  return `${isSameHalf ? start.slice(0, -3) : start}–${end}`;
}

/** "May 14, 2026, 10 AM" in Omaha. */
export function instantText(instant: string): string {
  return `${instantDateText(instant)}, ${clockText(instant)}`;
}

/** How long ago: "just now", "12 minutes ago", "3 hours ago", "2 days ago", else the date. */
export function agoText(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} hour${hours === 1 ? '' : 's'} ago`;
  const days = daysBetween(omahaDate(new Date(instant)), omahaDate(now));
  if (days < 31) return `${days} day${days === 1 ? '' : 's'} ago`;
  return instantDateText(instant);
}

function clockParts(instant: string): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = clock.format(new Date(instant)).split(':').map(Number);
  return { hour: hour % 24, minute };
}
