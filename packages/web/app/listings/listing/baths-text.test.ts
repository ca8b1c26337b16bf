import { expect, it } from 'vitest';
import { bathsText } from './baths-text.ts';

it('tells full, partial and half baths apart, and no more than the feed tells', () => {
  const text = (bathsTotal: number | null, bathsFull: number | null, bathsHalf: number | null) =>
    bathsText({ bathsTotal, bathsFull, bathsHalf });
  expect(text(2, 1, 1)).toBe('1 full, 1 half');
  expect(text(3, 1, 1)).toBe('1 full, 1 partial, 1 half');
  expect(text(2, 2, 0)).toBe('2 full');
  expect(text(2, 1, 0)).toBe('1 full, 1 partial');
  expect(text(2, null, null)).toBeNull();
  expect(text(0, 0, 0)).toBeNull();
});
