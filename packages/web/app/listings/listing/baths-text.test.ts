import { expect, it } from 'vitest';
import { bathsNumber, bathsText } from './baths-text.ts';

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

it('says baths in one number: a half is .5, a partial bath .75', () => {
  const number = (bathsTotal: number | null, bathsFull: number | null, bathsHalf: number | null) =>
    bathsNumber({ bathsTotal, bathsFull, bathsHalf });
  expect(number(4, 3, 1)).toBe('3.5');
  expect(number(3, 1, 1)).toBe('2.25');
  expect(number(2, 2, 0)).toBe('2');
  expect(number(3, null, null)).toBe('3');
  expect(number(0, 0, 0)).toBeNull();
  expect(number(null, null, null)).toBeNull();
});
