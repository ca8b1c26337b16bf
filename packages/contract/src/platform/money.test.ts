import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromDollars, dollarsFromCents } from './money.ts';

const cents = fc.integer({ min: -9_000_000_000_000_000, max: 9_000_000_000_000_000 });

/** The text of an amount, made only with whole numbers. */
function textOf(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe('cents from dollars', () => {
  it('is exact for every amount given as text', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsFromDollars(textOf(amount))).toBe(amount);
      }),
    );
  });

  it('is exact for every price given as a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (amount) => {
        expect(centsFromDollars(Number(textOf(amount)))).toBe(amount);
        expect(centsFromDollars(dollarsFromCents(amount))).toBe(amount);
      }),
    );
  });

  it('returns whole cents or null for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const amount = centsFromDollars(value);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
        expect(Object.is(amount, -0)).toBe(false);
      }),
    );
  });

  it.each([
    [389000, 38_900_000],
    ['389000', 38_900_000],
    ['$389,000.50', 38_900_050],
    [' 1.5 ', 150],
    ['1.50000', 150],
    [0.1 + 0.7, null],
    ['-5', -500],
    ['-0', 0],
    [19.99, 1999],
    [1.005, null],
    ['1.005', null],
    ['38,90', null],
    ['1e5', null],
    [1e21, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['', null],
    ['free', null],
    [null, null],
    [true, null],
    [['5'], null],
  ])('%o is %o', (value, amount) => {
    expect(centsFromDollars(value)).toBe(amount);
  });
});
