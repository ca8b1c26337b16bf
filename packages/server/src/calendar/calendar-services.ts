import type { CalendarEntry, Queryable, Services } from '#platform';
import type { TimeSpan } from './read-busy-times.ts';

/** What a room puts into the feed of a person, such as their tours. */
type FeedSource = (
  services: Services,
  db: Queryable,
  personId: string,
  within: TimeSpan,
) => Promise<CalendarEntry[]>;

interface CalendarServices {
  feedSources: FeedSource[];
}

const opened = new WeakMap<Services['db'], CalendarServices>();

/** The calendar room's own services, created once. A room to the right adds its source at start. */
export function openCalendar({ db }: Services): CalendarServices {
  const known = opened.get(db) ?? { feedSources: [] };
  opened.set(db, known);
  return known;
}
