/** Times of the market: instants are milliseconds since 1970, days are Omaha's (Chicago time). */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The instant from which listings are counted; the market has been running since then. */
export const marketEpoch = Date.UTC(2025, 0, 1, 6);

const nthSunday = (year: number, month: number, nth: number): number => {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((7 - first) % 7) + (nth - 1) * 7;
};

const summers = new Map<number, [number, number]>();
function summerOf(year: number): [number, number] {
  let found = summers.get(year);
  if (found === undefined) {
    found = [
      Date.UTC(year, 2, nthSunday(year, 2, 2), 8),
      Date.UTC(year, 10, nthSunday(year, 10, 1), 7),
    ];
    summers.set(year, found);
  }
  return found;
}

/**
 * Omaha's distance from UTC at an instant, in milliseconds: -5 hours from the second Sunday of
 * March, -6 from the first Sunday of November (Energy Policy Act of 2005).
 */
function omahaOffset(at: number): number {
  const [from, to] = summerOf(new Date(at).getUTCFullYear());
  return at >= from && at < to ? -5 * hour : -6 * hour;
}

/** The day in Omaha at an instant, as days since 1970-01-01. */
export const omahaDay = (at: number): number => Math.floor((at + omahaOffset(at)) / day);

/** The instant of a wall time in Omaha. */
export function atOmaha(dayNumber: number, wallHour: number): number {
  const wall = dayNumber * day + wallHour * hour;
  return wall - omahaOffset(wall + 6 * hour);
}

/** 0 is Sunday. */
export const weekdayOf = (dayNumber: number): number => (((dayNumber + 4) % 7) + 7) % 7;

/** '2026-11-21' of a day number. */
export const dayText = (dayNumber: number): string =>
  new Date(dayNumber * day).toISOString().slice(0, 10);

/** '2026-11-21T18:30:00.000Z' */
export const instantText = (at: number): string => new Date(at).toISOString();

/** Omaha's date of an instant, '2026-11-21'. */
export const localDate = (at: number): string => dayText(omahaDay(at));
