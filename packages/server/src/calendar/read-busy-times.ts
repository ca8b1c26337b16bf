/// <reference lib="esnext.temporal" />
import ICAL from 'ical.js';
import { CalendarError } from './calendar-error.ts';
import { feedMessages } from './messages.ts';

export interface TimeSpan {
  from: Date;
  to: Date;
}

/** How much of a calendar is read: repeating events are endless. */
const MAX_OCCURRENCES = 50_000;
const MAX_SPANS = 5000;
const MAX_DAYS = 62;

/**
 * When a calendar in the iCal format (RFC 5545) is busy within a span, earliest first, spans that
 * touch as one: events and each time that they repeat, without canceled ones and those that leave
 * their time free. All-day events and times without a zone are in `zone`. Throws
 * {@link CalendarError} for text that isn't a calendar, and one that has too much in it.
 */
export function readBusyTimes(text: string, within: TimeSpan, zone: string): TimeSpan[] {
  const spans: TimeSpan[] = [];
  const budget = { left: MAX_OCCURRENCES };
  for (const event of eventsOf(text)) {
    for (const span of occurrencesOf(event, { within, zone, budget })) {
      if (span.to <= within.from || span.from >= within.to || span.to <= span.from) continue;
      spans.push(span);
    }
  }
  const joined = joinSpans(spans);
  if (joined.length > MAX_SPANS) throw new CalendarError(feedMessages.tooComplex());
  return joined;
}

/** Spans in order, those that overlap or touch as one. */
export function joinSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const span of spans.toSorted((one, other) => Number(one.from) - Number(other.from))) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: span.to > last.to ? span.to : last.to };
    } else joined.push(span);
  }
  return joined;
}

/** Events of the calendar, each with the exceptions of its repetition. */
function eventsOf(text: string): ICAL.Event[] {
  const components = parse(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const byUid = Map.groupBy(components, (one) => String(one.getFirstPropertyValue('uid')));
  return [...byUid.values()].flatMap((group) => {
    const [changed, masters] = [true, false].map((is) =>
      group.filter((one) => one.hasProperty('recurrence-id') === is),
    );
    const [master] = masters ?? [];
    if (!master) return (changed ?? []).map((one) => new ICAL.Event(one));
    return [
      new ICAL.Event(master, { exceptions: (changed ?? []).map((one) => new ICAL.Event(one)) }),
    ];
  });
}

function parse(text: string): ICAL.Component[] {
  try {
    const parsed: unknown[] = ICAL.parse(text);
    const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    const calendars = all.map((one) => new ICAL.Component(one as never));
    if (calendars.some(({ name }) => name === 'vcalendar')) return calendars;
  } catch (error) {
    throw new CalendarError(feedMessages.notACalendar(), { cause: error });
  }
  throw new CalendarError(feedMessages.notACalendar());
}

function* occurrencesOf(
  event: ICAL.Event,
  { within, zone, budget }: { within: TimeSpan; zone: string; budget: { left: number } },
): Generator<TimeSpan> {
  if (!event.startDate) return;
  // Ends that follow from a duration, and repeated starts, don't have the name of the zone.
  const local = zoneOf(event.startDate, zone);
  if (!event.isRecurring()) {
    if (isBusy(event)) yield spanOf(event.startDate, event.endDate, local);
    return;
  }
  const times = event.iterator();
  for (let next = times.next(); next; next = times.next()) {
    budget.left -= 1;
    if (budget.left < 0) throw new CalendarError(feedMessages.tooComplex());
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const span = spanOf(startDate, endDate, local);
    // Exceptions may be earlier than others, but by far less than this.
    if (Number(span.from) > Number(within.to) + MAX_DAYS * 86_400_000) return;
    if (isBusy(item)) yield span;
  }
}

function isBusy({ component }: ICAL.Event): boolean {
  const wordOf = (name: string) =>
    String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    wordOf('transp') !== 'TRANSPARENT' &&
    wordOf('status') !== 'CANCELLED' &&
    wordOf('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

const spanOf = (start: ICAL.Time, end: ICAL.Time | null, zone: string): TimeSpan => ({
  from: instantOf(start, zone),
  to: instantOf(end ?? start, zone),
});

/** The instant of a time; one without a zone that we know is local. */
function instantOf(time: ICAL.Time, local: string): Date {
  const isKnown = time.zone && time.zone !== ICAL.Timezone.localTimezone;
  if (isKnown && !time.isDate) return new Date(time.toUnixTime() * 1000);
  const { year, month, day, hour, minute, second } = time;
  const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
  return new Date(wall.toZonedDateTime(zoneOf(time, local)).epochMilliseconds);
}

/** A calendar may name a zone without describing it. */
function zoneOf({ timezone }: ICAL.Time & { timezone?: string }, local: string): string {
  const name = timezone ?? '';
  const isNamed = Intl.supportedValuesOf('timeZone').includes(name);
  return isNamed ? name : local;
}
