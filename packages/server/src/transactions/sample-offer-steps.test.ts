import { localClock, localDate } from '@homestead/contract/platform';
import { expect, test } from 'vitest';
import { startOf, usualExpiry, workdayFrom } from './sample-offer-steps.ts';

test('samples start in the morning, never later than asked, at any hour', () => {
  const midnight = Date.parse('2026-11-28T00:00:00Z');
  for (let half = 0; half < 48; half += 1) {
    const now = midnight + half * 1_800_000 + 61_000;
    const start = startOf(['submitted'], 0, now);
    expect(start.getTime()).toBeLessThanOrEqual(now - 4 * 3_600_000);
    expect(localClock(start)).toBe('09:00');
  }
});

test('samples expire at 5 or 8 p.m., no earlier than asked', () => {
  const at = (utc: string) => usualExpiry(new Date(utc));
  expect(at('2026-11-28T09:11:00Z')).toEqual({ expireOn: '2026-11-28', expireTime: '17:00' });
  expect(at('2026-11-29T01:00:00Z')).toEqual({ expireOn: '2026-11-28', expireTime: '20:00' });
  expect(at('2026-11-29T03:00:00Z')).toEqual({ expireOn: '2026-11-29', expireTime: '17:00' });
  expect(localDate(new Date('2026-11-29T03:00:00Z'))).toBe('2026-11-28');
});

test('inspections and closings are on days when people work', () => {
  expect(workdayFrom('2026-12-25')).toBe('2026-12-28');
  expect(workdayFrom('2026-11-26', -1)).toBe('2026-11-25');
  expect(workdayFrom('2027-12-31')).toBe('2028-01-03');
  expect(workdayFrom('2026-12-02')).toBe('2026-12-02');
});
