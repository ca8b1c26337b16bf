import { expect, test } from 'vitest';
import { msToNextText, timeLeftText } from './time-left.ts';

const hour = 3_600_000;

test.each([
  [25 * hour, '1 day 1 h'],
  [49 * hour + 1, '2 days 1 h'],
  [24 * hour - 1, '23 h 59 min'],
  [hour, '1 h 0 min'],
  [hour - 1, '59 min 59 s'],
  [999, '0 min 0 s'],
  [0, 'Time is over'],
  [-hour, 'Time is over'],
])('%i ms are %s', (ms, text) => {
  expect(timeLeftText(ms)).toBe(text);
});

test('the last hour counts by seconds', () => {
  expect(msToNextText(2 * hour)).toBe(60_000);
  expect(msToNextText(hour + 5)).toBe(5);
  expect(msToNextText(hour)).toBe(1000);
});
