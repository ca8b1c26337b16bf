import { expect, it } from 'vitest';
import { readSessionLimits } from './session-settings.ts';

it('a demo has the long limits for all, unless they are set', () => {
  const raw = { SESSION_DAYS: 30, SESSION_MOST_DAYS: 90 };
  const days = { idle: 30 * 86_400, whole: 90 * 86_400 };
  expect(readSessionLimits(raw, 'demo')).toEqual({ staff: days, others: days });
  const staff = { idle: 1800, whole: 43_200 };
  expect(readSessionLimits(raw, 'production')).toEqual({ staff, others: days });
  const given = { ...raw, STAFF_IDLE_MINUTES: 5, STAFF_SESSION_HOURS: 1 };
  expect(readSessionLimits(given, 'demo').staff).toEqual({ idle: 300, whole: 3600 });
});
