import { dateAfter, localClock, localDate, localInstants } from '@homestead/contract/platform';
import { taskMessages } from '../messages/tasks.ts';

/** A day and times on the clocks of the brokerage. */
export interface WallTimes {
  dueOn: string | null;
  dueTime: string | null;
  endTime: string | null;
}

/** The same as instants; `due_on` is kept only for a day without a time. */
export interface DueColumns {
  due_on: string | null;
  due_at: Date | null;
  ends_at: Date | null;
}

export interface TimeProblem {
  field: 'dueOn' | 'dueTime' | 'endTime';
  message: string;
}

const APPOINTMENT_MS = 60 * 60_000;

/** The last millisecond of a day where the brokerage is; a task of that day is overdue after it. */
export function endOfDay(day: string): Date {
  const [next] = localInstants(dateAfter(day, 1), '00:00');
  if (!next) throw new Error(`${day} has no end`);
  return new Date(next.getTime() - 1);
}

/**
 * When a task is due, or an appointment starts and ends: an hour later without an end. Of a time
 * that clocks show twice, the first. Answers what is wrong instead, by field.
 */
export function readDue(
  isAppointment: boolean,
  { dueOn, dueTime, endTime }: WallTimes,
): DueColumns | TimeProblem {
  if (endTime && !isAppointment) {
    return { field: 'endTime', message: taskMessages.onlyAppointments() };
  }
  if (isAppointment && !(dueOn && dueTime)) {
    const field = dueOn ? 'dueTime' : 'dueOn';
    return { field, message: taskMessages.appointmentNeedsDay() };
  }
  if (!dueOn) {
    if (dueTime) return { field: 'dueTime', message: taskMessages.needsDay() };
    return { due_on: null, due_at: null, ends_at: null };
  }
  if (!dueTime) return { due_on: dueOn, due_at: endOfDay(dueOn), ends_at: null };
  const [at] = localInstants(dueOn, dueTime);
  if (!at) return { field: 'dueTime', message: taskMessages.timeSkipped() };
  if (!isAppointment) return { due_on: null, due_at: at, ends_at: null };
  if (!endTime) return { due_on: null, due_at: at, ends_at: new Date(Number(at) + APPOINTMENT_MS) };
  const ends = localInstants(dueOn, endTime);
  if (ends.length === 0) return { field: 'endTime', message: taskMessages.timeSkipped() };
  const end = ends.find((one) => one > at);
  return end
    ? { due_on: null, due_at: at, ends_at: end }
    : { field: 'endTime', message: taskMessages.endBeforeStart() };
}

/** The clocks of the brokerage at a task's times. */
export function wallTimesOf({ due_on, due_at, ends_at }: DueColumns): WallTimes {
  if (!due_at) return { dueOn: null, dueTime: null, endTime: null };
  if (due_on) return { dueOn: due_on, dueTime: null, endTime: null };
  return {
    dueOn: localDate(due_at),
    dueTime: localClock(due_at),
    endTime: ends_at ? localClock(ends_at) : null,
  };
}
