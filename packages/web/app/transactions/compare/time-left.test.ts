import { expect, test } from 'vitest';
import { msToNextText, timeLeft } from './time-left.ts';

const hour = 3_600_000;

test.each([
  [25 * hour, '1 day 1 hour'],
  [49 * hour + 1, '2 days 1 hour'],
  [24 * hour - 1, '23 hours 59 minutes'],
  [hour, '1 hour'],
  [48 * hour, '2 days'],
  [hour - 1, '59 minutes 59 seconds'],
  [1999, '1 second'],
  [999, '0 seconds'],
])('%i ms are %s', (ms, text) => {
  expect(timeLeft(ms)).toBe(text);
});

test('the last hour counts by seconds', () => {
  expect(msToNextText(2 * hour)).toBe(60_000);
  expect(msToNextText(hour + 5)).toBe(5);
  expect(msToNextText(hour)).toBe(1000);
});
