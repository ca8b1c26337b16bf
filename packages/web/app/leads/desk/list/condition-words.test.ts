import { expect, test } from 'vitest';
import { conditionText } from './condition-words.ts';

const field = { label: 'Last contacted', choices: null };
const text = (is: 'in-last-days' | 'not-for-days' | 'in-next-days', days: string) =>
  conditionText({ field: 'lastContacted', is, values: [days] }, field);

test('days are counted in words', () => {
  expect(text('in-last-days', '1')).toBe('Last contacted: in the last 1 day');
  expect(text('not-for-days', '14')).toBe('Last contacted: not in the last 14 days');
  expect(text('in-next-days', '2')).toBe('Last contacted: in the next 2 days');
});

test('a value that isn’t a number of days shows as it is in the address', () => {
  expect(text('not-for-days', 'soon')).toBe('Last contacted not in the last days soon');
});
