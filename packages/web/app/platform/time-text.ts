import { daysBetween, localDate, locale, localFormat } from '@homestead/contract/platform';
import { platformMessages } from './messages.ts';

const date = new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', dateStyle: 'medium' });
const month = new Intl.DateTimeFormat(locale(), {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});
const day = localFormat(locale(), { weekday: 'short', month: 'short', day: 'numeric' });
const weekday = localFormat(locale(), { weekday: 'short' });
const monthDay = localFormat(locale(), { month: 'short', day: 'numeric' });
const clock = localFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const ago = new Intl.RelativeTimeFormat(locale());

/** A calendar date, YYYY-MM-DD: "May 14, 2026". Unreadable text is returned unchanged. */
export function dateText(text: string): string {
  const read = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(read.getTime()) ? text : date.format(read);
}

/** A month, YYYY-MM: "May 2026". Unreadable text is returned unchanged. */
export function monthText(text: string): string {
  const read = new Date(`${text.slice(0, 7)}-01T00:00:00Z`);
  return Number.isNaN(read.getTime()) ? text : month.format(read);
}

/** The local date of an instant: "May 14, 2026". */
export function instantDateText(instant: string): string {
  return dateText(localDate(new Date(instant)));
}

/** "Sat, Jun 6" in local time. */
export function dayText(instant: string): string {
  return day(new Date(instant));
}

/**
 * "1 PM", "1:30 PM" in local time. The space is always a regular one: JavaScript engines differ,
 * and a page must read the same on the server and in every browser.
 */
export function clockText(instant: string): string {
  return clock(new Date(instant)).replace(':00', '').replace(/\s/g, ' ');
}

/** A time of the day, HH:MM, the way {@link clockText} has it: "6 PM", "1:30 PM". */
export function localTimeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const text = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`.replace(':00', '');
  return `${text} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "1–3 PM", "11 AM–1 PM", in local time. */
export function spanText(startAt: string, endAt: string): string {
  const start = clockText(startAt);
  const end = clockText(endAt);
  const isSameHalf = start.slice(-2) === end.slice(-2);
  return `${isSameHalf ? start.slice(0, -3) : start}–${end}`;
}

/** "Sun" for one of the next six days, else "Jun 14", in local time. */
export function nearDayText(instant: string, now: Date): string {
  const at = new Date(instant);
  return (daysBetween(localDate(now), localDate(at)) < 7 ? weekday : monthDay)(at);
}

/** "11–1", "1:30–3", in local time: for what nobody expects at night. */
export function shortSpanText(startAt: string, endAt: string): string {
  return `${clockText(startAt).slice(0, -3)}–${clockText(endAt).slice(0, -3)}`;
}

/** "May 14, 2026, 10 AM" in local time. */
export function instantText(instant: string): string {
  return `${instantDateText(instant)}, ${clockText(instant)}`;
}

/** How long ago: "just now", "12 minutes ago", "3 hours ago", "2 days ago", else the date. */
export function agoText(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000);
  if (minutes < 1) return platformMessages.justNow();
  if (minutes < 60) return ago.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return ago.format(-hours, 'hour');
  const days = daysBetween(localDate(new Date(instant)), localDate(now));
  return days < 31 ? ago.format(-days, 'day') : instantDateText(instant);
}
