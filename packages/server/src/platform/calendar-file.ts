import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** One calendar entry. Texts are plain; times are instants, written in UTC. */
interface CalendarEntry {
  /** A globally unique id that stays the same for the same entry. */
  uid: string;
  /** Increases with every change of the entry; a calendar uses the highest. */
  sequence: number;
  /** When this version of it was made. */
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** Whether it is confirmed or only requested. */
  isAgreed: boolean;
  summary: string;
  description: string;
  location: string | null;
  url: string;
}

/** The media type of {@link calendarFile}. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** An .ics file (RFC 5545) with one entry, for a person to add to their calendar. */
export function calendarFile(brokerage: string, entry: CalendarEntry): string {
  const calendar = ical({
    prodId: { company: brokerage, product: 'Homestead', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.changedAt,
    start: entry.startsAt,
    end: entry.endsAt,
    status: entry.isAgreed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    url: entry.url,
  });
  return calendar.toString();
}
