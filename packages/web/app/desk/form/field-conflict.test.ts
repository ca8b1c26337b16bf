import { expect, test } from 'vitest';
import { conflictText } from './field-conflict.tsx';

const now = new Date('2026-11-27T23:00:00Z');
const change = { name: 'Priya Raman', at: '2026-11-27T22:05:00Z' };

test.each([
  [
    { theirs: '$395,000', mine: '$400,000', change },
    'Priya Raman changed this to $395,000 at 4:05 PM. You typed $400,000.',
  ],
  [
    { theirs: '$395,000', mine: null, change: { ...change, at: '2026-11-26T22:05:00Z' } },
    'Priya Raman changed this to $395,000 on Thu, Nov 26 at 4:05 PM. You cleared it.',
  ],
  [
    { theirs: null, mine: 'Sarpy', change },
    'Priya Raman cleared this at 4:05 PM. You typed Sarpy.',
  ],
  [
    { theirs: 'Douglas', mine: 'Sarpy', change: null },
    'This was changed to Douglas in the meantime. You typed Sarpy.',
  ],
])('a conflict says who, what and when: %#', (given, expected) => {
  expect(conflictText({ ...given, now })).toBe(expected);
});
