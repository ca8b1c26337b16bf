import { expect, test } from 'vitest';
import { progressOf } from './section-progress.ts';

test('a field whose value was refused isn’t filled in', () => {
  const values = { price: 'a lot', year: '2300', county: 'Douglas', sid: ' ' };
  const names = ['price', 'year', 'county', 'sid'];
  const progress = (problems: Record<string, string | undefined>) =>
    progressOf(names, { values, needed: ['price', 'county'], problems });
  expect(progress({})).toEqual({ filled: 3, all: 4, neededFilled: 2, needed: 2 });
  expect(progress({ price: 'Offer price must be an amount' })).toMatchObject({
    ...{ filled: 2, neededFilled: 1 },
  });
  expect(progress({ price: 'Wrong', year: 'Wrong', county: undefined }).filled).toBe(1);
});
