import { localClock, localDate } from '@homestead/contract/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanStep, WaitStep } from './plan-steps.ts';
import { type OpenDays, settle, waitUntil } from './step-machine.ts';

const hours = ['08:00', '18:00'] as const;
const open: OpenDays = {
  open: new Map([1, 2, 3, 4, 5].map((day) => [day, hours])),
  isHoliday: (date) => date.endsWith('-12-25') || date.endsWith('-01-01'),
};
const never: OpenDays = { open: new Map(), isHoliday: () => false };
const wait = (given: Partial<WaitStep>): WaitStep => ({
  ...{ kind: 'wait', count: 1, unit: 'days', at: null },
  ...given,
});
const task: PlanStep = { kind: 'task', taskKind: 'call', title: 'Call', notes: '', dueDays: 0 };
const shown = (at: Date) => `${localDate(at)} ${localClock(at)}`;

describe('a wait', () => {
  const friday = new Date('2026-11-20T16:30:00Z');

  it('counts hours on the clock and days on the calendar, to a time of day if it has one', () => {
    expect(shown(waitUntil(friday, wait({ count: 3, unit: 'hours' }), open))).toBe(
      '2026-11-20 13:30',
    );
    expect(shown(waitUntil(friday, wait({ count: 2 }), open))).toBe('2026-11-22 10:30');
    expect(shown(waitUntil(friday, wait({ at: '09:15' }), open))).toBe('2026-11-21 09:15');
  });

  it('passes over days on which the brokerage is closed', () => {
    const business = wait({ unit: 'business-days' });
    expect(shown(waitUntil(friday, business, open))).toBe('2026-11-23 10:30');
    const christmasEve = new Date('2026-12-24T16:30:00Z');
    expect(shown(waitUntil(christmasEve, business, open))).toBe('2026-12-28 10:30');
    expect(shown(waitUntil(friday, business, never))).toBe('2026-11-21 10:30');
  });

  it('keeps the time of day when clocks change, and takes the next hour where it is skipped', () => {
    const before = new Date('2026-03-07T16:30:00Z');
    expect(shown(waitUntil(before, wait({}), open))).toBe('2026-03-08 10:30');
    expect(shown(waitUntil(before, wait({ at: '02:30' }), open))).toBe('2026-03-08 03:30');
  });

  it('ends after it starts, whatever it is', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    const clock = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
      const two = (part: number) => String(part).padStart(2, '0');
      return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    });
    const waits = fc.record({
      kind: fc.constant('wait' as const),
      count: fc.integer({ min: 1, max: 365 }),
      unit: fc.constantFrom('hours' as const, 'days' as const, 'business-days' as const),
      at: fc.option(clock),
    });
    fc.assert(
      fc.property(instants, waits, (since, step) => {
        expect(waitUntil(since, step, open).getTime()).toBeGreaterThan(since.getTime());
      }),
    );
  });
});

describe('where a plan goes on', () => {
  const steps = fc.array(
    fc.oneof(
      fc.constant(task),
      fc.record({
        kind: fc.constant('wait' as const),
        count: fc.integer({ min: 1, max: 30 }),
        unit: fc.constantFrom('hours' as const, 'days' as const),
        at: fc.constant(null),
      }),
    ),
    { maxLength: 40 },
  );
  const now = new Date('2026-11-20T16:30:00Z');

  it('takes each step but the waits once, in order, and ends', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const taken: number[] = [];
        let place = settle(list, 0, now, open);
        let last = now;
        while (place.dueAt !== null) {
          expect(list[place.position]?.kind).not.toBe('wait');
          expect(place.dueAt.getTime()).toBeGreaterThanOrEqual(last.getTime());
          taken.push(place.position);
          last = place.dueAt;
          place = settle(list, place.position + 1, place.dueAt, open);
        }
        const wanted = list.flatMap(({ kind }, at) => (kind === 'wait' ? [] : at));
        expect(taken).toEqual(wanted);
        expect(place.position).toBe(list.length);
      }),
    );
  });

  it('adds waits up that follow each other', () => {
    const two = [wait({ count: 1 }), wait({ count: 2, unit: 'hours' }), task];
    const { position, dueAt } = settle(two, 0, now, open);
    expect([position, dueAt && shown(dueAt)]).toEqual([2, '2026-11-21 12:30']);
  });
});
