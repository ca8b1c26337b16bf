import { expect, test } from 'vitest';
import { extrapolate } from './sweep-keys.ts';

test.each([
  [{ gone: 20_000, asked: 20_000, missing: 90_000 }, 90_000],
  [{ gone: 500, asked: 1000, missing: 3000 }, 1500],
  [{ gone: 7, asked: 7, missing: 7 }, 7],
  [{ gone: 0, asked: 0, missing: 0 }, 0],
])('%o makes %i gone', (of, gone) => {
  expect(extrapolate(of)).toBe(gone);
});
