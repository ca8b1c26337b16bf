import { dateAfter, localClock, localDate } from '@homestead/contract/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDay, readDue, wallTimesOf } from './task-times.ts';

const day = fc.integer({ min: 0, max: 36_000 }).map((days) => dateAfter('2000-01-01', days));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const noTimes = { dueOn: null, dueTime: null, endTime: null };

describe('a day without a time', () => {
  it('is due until its last millisecond in Omaha, also when clocks change', () => {
    fc.assert(
      fc.property(day, (dueOn) => {
        const end = endOfDay(dueOn);
        const next = new Date(end.getTime() + 1);
        expect([localDate(end), localDate(next)]).toEqual([dueOn, dateAfter(dueOn, 1)]);
        expect(localClock(next)).toBe('00:00');
      }),
    );
  });

  it.each([
    ['2026-03-07', '2026-03-08T05:59:59.999Z'],
    ['2026-03-08', '2026-03-09T04:59:59.999Z'],
    ['2026-10-31', '2026-11-01T04:59:59.999Z'],
    ['2026-11-01', '2026-11-02T05:59:59.999Z'],
  ])('%s ends at %s', (dueOn, end) => {
    expect(endOfDay(dueOn).toISOString()).toBe(end);
  });
});

describe('times', () => {
  it('come back as they were given, unless clocks skip them', () => {
    fc.assert(
      fc.property(day, time, (dueOn, dueTime) => {
        const due = readDue(false, { ...noTimes, dueOn, dueTime });
        if ('field' in due) return expect(due.field).toBe('dueTime');
        expect(wallTimesOf(due)).toEqual({ dueOn, dueTime, endTime: null });
      }),
    );
  });

  it('that clocks skip are refused, and of a repeated one the first counts', () => {
    const skipped = readDue(false, { ...noTimes, dueOn: '2026-03-08', dueTime: '02:30' });
    expect(skipped).toMatchObject({ field: 'dueTime' });
    const twice = readDue(false, { ...noTimes, dueOn: '2026-11-01', dueTime: '01:30' });
    expect(twice).toMatchObject({ due_at: new Date('2026-11-01T06:30:00Z') });
  });

  it('of an appointment end after they start, an hour later without an end', () => {
    const start = { dueOn: '2026-06-01', dueTime: '14:00' };
    const lasts = (endTime: string | null) => readDue(true, { ...start, endTime });
    expect(lasts(null)).toMatchObject({ ends_at: new Date('2026-06-01T20:00:00Z') });
    expect(lasts('14:30')).toMatchObject({ ends_at: new Date('2026-06-01T19:30:00Z') });
    expect(lasts('14:00')).toMatchObject({ field: 'endTime' });
    // From the first half past one to the second.
    const night = { dueOn: '2026-11-01', dueTime: '01:30', endTime: '01:30' };
    expect(readDue(true, night)).toMatchObject({ ends_at: new Date('2026-11-01T07:30:00Z') });
  });

  it('need a day, and an appointment needs both', () => {
    expect(readDue(false, { ...noTimes, dueTime: '10:00' })).toMatchObject({ field: 'dueTime' });
    expect(readDue(true, noTimes)).toMatchObject({ field: 'dueOn' });
    expect(readDue(true, { ...noTimes, dueOn: '2026-06-01' })).toMatchObject({ field: 'dueTime' });
    const plain = { dueOn: '2026-06-01', dueTime: '10:00', endTime: '11:00' };
    expect(readDue(false, plain)).toMatchObject({ field: 'endTime' });
  });
});
