import type { DayReason } from '@homestead/contract/leads';
import { describe, expect, it } from 'vitest';
import { byUrgency, isSnoozed, urgencyOf } from './urgency.ts';

const now = new Date('2026-11-20T16:00:00Z');
const MINUTE = 60_000;
/** An item that is due in so many minutes; negative for one that is late. */
const item = (reason: DayReason, minutes: number, isWholeDay = false) => ({
  ...{ id: `${reason} ${minutes}`, reason, isWholeDay },
  dueAt: new Date(now.getTime() + minutes * MINUTE).toISOString(),
});
const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);

describe('the order', () => {
  it('is: promises, what starts soon, who waits, tours, what is late, today, the rest', () => {
    const inOrder = [
      item('promise', -20),
      item('promise', 90),
      item('tour-today', 20),
      item('appointment-today', 40),
      item('due-today', 55),
      item('reply', -3000),
      item('reply', -10),
      item('promise', 600),
      item('tour-to-answer', 1500),
      item('overdue', -900),
      item('appointment-over', -60),
      item('tour-today', 180),
      item('due-today', 480, true),
      item('unmatched', -5),
    ];
    const ids = inOrder.map(({ id }) => id);
    const shuffled = [...inOrder].sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(byUrgency(shuffled, now).map(({ id }) => id)).toEqual(ids);
    expect(byUrgency(shuffled.reverse(), now).map(({ id }) => id)).toEqual(ids);
  });

  it('of a day without a time doesn’t rise toward its end', () => {
    const [whole, timed] = [item('due-today', 30, true), item('due-today', 30)];
    expect(urgencyOf(whole, now)).toBeLessThan(urgencyOf(timed, now));
  });
});

describe('what is put off', () => {
  const snoozed = (one: ReturnType<typeof item>, minutes: number, later: number) => {
    const snooze = { until: at(minutes), urgency: urgencyOf(one, now) };
    return isSnoozed(one, snooze, at(later));
  };

  it('stays away until its time', () => {
    expect(snoozed(item('reply', -10), 60, 59)).toBe(true);
    expect(snoozed(item('reply', -10), 60, 60)).toBe(false);
    expect(isSnoozed(item('reply', -10), undefined, now)).toBe(false);
  });

  it('comes back when its clock passes, or when it starts soon', () => {
    expect(snoozed(item('promise', 30), 240, 29)).toBe(true);
    expect(snoozed(item('promise', 30), 240, 31)).toBe(false);
    expect(snoozed(item('promise', 300), 400, 170)).toBe(true);
    expect(snoozed(item('promise', 300), 400, 181)).toBe(false);
    expect(snoozed(item('appointment-today', 180), 400, 119)).toBe(true);
    expect(snoozed(item('appointment-today', 180), 400, 121)).toBe(false);
  });

  it('comes back when it turns from due to late', () => {
    const today = item('due-today', 60, true);
    const snooze = { until: at(600), urgency: urgencyOf(today, now) };
    expect(isSnoozed({ ...today, reason: 'overdue' }, snooze, at(61))).toBe(false);
  });
});
