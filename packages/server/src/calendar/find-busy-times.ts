import { dateAfter, localDate, localInstants, weekdayOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import { findCalendarSettings, selectDaysOff, type WorkingHours } from './calendar-store.ts';
import type { TimeSpan } from './read-busy-times.ts';
import { selectBusyTimes } from './subscription-store.ts';

/** Why a person is busy: outside their working hours, on a day off, or by a subscribed calendar. */
export type BusyReason = 'hours' | 'day-off' | 'calendar';

/**
 * When a person is busy within a span, with the reason; spans may overlap. Someone who set no hours
 * works at any time.
 */
export async function findBusyTimes(
  db: Queryable,
  personId: string,
  within: TimeSpan,
): Promise<(TimeSpan & { reason: BusyReason })[]> {
  const settings = await findCalendarSettings(db, personId);
  const days = daysOf(within);
  const daysOff = await selectDaysOff(db, personId, days[0] ?? '');
  const isOff = (day: string) =>
    daysOff.some(({ firstOn, lastOn }) => firstOn <= day && day <= lastOn);
  const busy = await selectBusyTimes(db, personId, within);
  const because = (reason: BusyReason, spans: TimeSpan[]) =>
    spans.map((span) => ({ ...span, reason }));
  return [
    ...days.flatMap((day) =>
      isOff(day)
        ? because('day-off', [wholeDay(day)])
        : because('hours', closedTimes(day, settings?.hours ?? {})),
    ),
    ...because('calendar', busy),
  ].filter(({ from, to }) => from < within.to && to > within.from);
}

function daysOf({ from, to }: TimeSpan): string[] {
  const days: string[] = [];
  const last = localDate(new Date(Number(to) - 1));
  for (let day = localDate(from); day <= last; day = dateAfter(day, 1)) days.push(day);
  return days;
}

const startOf = (day: string) => localInstants(day, '00:00')[0] as Date;

const wholeDay = (day: string): TimeSpan => ({
  from: startOf(day),
  to: startOf(dateAfter(day, 1)),
});

/** What of a day is outside of working hours. */
function closedTimes(day: string, hours: WorkingHours): TimeSpan[] {
  if (Object.keys(hours).length === 0) return [];
  const { from, to } = wholeDay(day);
  const [opens, closes] = hours[weekdayOf(day)]?.map((time) => localInstants(day, time)[0]) ?? [];
  if (!opens || !closes) return [{ from, to }];
  return [
    { from, to: opens },
    { from: closes, to },
  ];
}
