import { dateAfter } from '@homestead/contract/platform';

/** No message goes out between 21:00 and 08:00 by the recipient's clocks. */
const MORNING = '08:00';
const EVENING = '21:00';

/**
 * This morning, from which messages may go out, for people in one of these time zones: it has to
 * be allowed in all of them, since we don't know which one it is. Null within the quiet hours of
 * any.
 */
export function messageMorning(now: Date, zones: readonly string[]): Date | null {
  const mornings = zones.map((zone) => {
    const today = wallTime(now, zone).slice(0, 10);
    const isQuiet = now < instantOf(today, MORNING, zone) || now >= instantOf(today, EVENING, zone);
    return isQuiet ? null : instantOf(today, MORNING, zone);
  });
  return mornings.includes(null) ? null : latest(mornings as Date[]);
}

/** The next morning from which messages may go out; null if they may go out now. */
export function quietUntil(now: Date, zones: readonly string[]): Date | null {
  if (messageMorning(now, zones)) return null;
  const [first = ''] = zones;
  const today = wallTime(now, first).slice(0, 10);
  const mornings = [today, dateAfter(today, 1)].map((date) =>
    latest(zones.map((zone) => instantOf(date, MORNING, zone))),
  );
  return mornings.find((morning) => morning > now) ?? null;
}

/** The morning of this week's Monday, whether it is quiet now or not. */
export function mondayMorning(now: Date, zones: readonly string[]): Date {
  return latest(zones.map((zone) => instantOf(mondayOf(now, zone), MORNING, zone)));
}

function mondayOf(now: Date, zone: string): string {
  const today = wallTime(now, zone).slice(0, 10);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return dateAfter(today, -((weekday + 6) % 7));
}

function latest(instants: readonly Date[]): Date {
  return new Date(Math.max(...instants.map(Number)));
}

/**
 * The instant of a morning or an evening: clocks change at night, so its offset from UTC is the one
 * of 18:00 UTC, which is during that day in all states. Where it is already the next day, as in
 * Guam, clocks never change.
 */
function instantOf(date: string, time: string, zone: string): Date {
  const day = Date.parse(`${date}T18:00:00Z`);
  const offset = Date.parse(`${wallTime(new Date(day), zone)}Z`) - day;
  return new Date(Date.parse(`${date}T${time}:00Z`) - offset);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a zone show, as YYYY-MM-DDTHH:mm:ss. */
function wallTime(instant: Date, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, format);
  return format.format(instant).replace(' ', 'T');
}
