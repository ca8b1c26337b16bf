import { language } from '@homestead/contract/platform';
import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

/** One calendar entry. Texts are plain; times are instants, written in UTC. */
export interface CalendarEntry {
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
  /**
   * For an entry that calendars put in, move and take out by themselves: who invites whom. Without
   * it the entry is only published, for a person to add.
   */
  invitation?: {
    organizer: { name: string; email: string };
    attendee: string;
    isCanceled: boolean;
  };
}

/** The media type of {@link calendarFile}. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** An .ics file (RFC 5545) with one entry, for a person to add to their calendar. */
export function calendarFile(brokerage: string, entry: CalendarEntry): string {
  const calendar = ical({
    prodId: prodIdOf(brokerage),
    method: ICalCalendarMethod[methodOf(entry)],
  });
  addEntry(calendar, entry);
  return calendar.toString();
}

/** A calendar with all its entries, for programs that read it again and again (RFC 7986). */
export function calendarFeed(
  brokerage: string,
  { name, minutes, entries }: { name: string; minutes: number; entries: readonly CalendarEntry[] },
): string {
  const calendar = ical({ prodId: prodIdOf(brokerage), name, ttl: minutes * 60 });
  for (const entry of entries) addEntry(calendar, entry);
  return calendar.toString();
}

const prodIdOf = (company: string) => ({
  company,
  product: 'Homestead',
  language: language().toUpperCase(),
});

function addEntry(calendar: ICalCalendar, entry: CalendarEntry): void {
  const { invitation } = entry;
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.changedAt,
    start: entry.startsAt,
    end: entry.endsAt,
    status: ICalEventStatus[statusOf(entry)],
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    url: entry.url,
    ...(invitation && { organizer: invitation.organizer }),
  });
  if (invitation) {
    const status = ICalAttendeeStatus.ACCEPTED;
    event.createAttendee({ email: invitation.attendee, status, rsvp: false });
  }
}

/** The method of an entry's file (RFC 5546), which its media type repeats. */
export function methodOf({ invitation }: Pick<CalendarEntry, 'invitation'>) {
  if (!invitation) return 'PUBLISH';
  return invitation.isCanceled ? 'CANCEL' : 'REQUEST';
}

function statusOf({ invitation, isAgreed }: CalendarEntry) {
  if (invitation?.isCanceled) return 'CANCELLED';
  return isAgreed ? 'CONFIRMED' : 'TENTATIVE';
}
