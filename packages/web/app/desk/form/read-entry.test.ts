import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { entryProblem, entryText, meantEntry, readEntry, tidyEntry } from './read-entry.ts';
import { changedValues, type Field, readValues, sentValues } from './read-fields.ts';

const field = (kind: Field['kind']): Field => ({
  ...{ name: 'amount', kind, label: 'Offer price', isRequired: false, most: undefined },
});

describe('an amount', () => {
  test.each([
    ['350000', 350_000_00, '$350,000'],
    ['350,000', 350_000_00, '$350,000'],
    ['$350,000', 350_000_00, '$350,000'],
    ['$ 350,000', 350_000_00, '$350,000'],
    [' 350,000.50 ', 350_000_50, '$350,000.50'],
    ['350k', 350_000_00, '$350,000'],
    ['$1.25M', 1_250_000_00, '$1,250,000'],
    ['0', 0, '$0'],
  ])('%s', (typed, cents, shown) => {
    expect(readEntry('dollars', typed)).toBe(cents);
    expect(tidyEntry('dollars', typed)).toBe(shown);
    expect(entryProblem(field('dollars'), typed)).toBeNull();
  });

  test.each(['-5', 'abc', '35,00', '1.2.3', '350 000', '3e5', '1.005', '350kk', '12 k m', '$'])(
    '%s stays as typed, with a sentence, and isn’t sent as another amount',
    (typed) => {
      expect(readEntry('dollars', typed)).toBeNull();
      expect(tidyEntry('dollars', typed)).toBe(typed);
      expect(entryProblem(field('dollars'), typed)).toBe(
        'Offer price must be an amount in dollars, such as 350,000',
      );
      expect(sentValues([field('dollars')], { amount: typed })).toEqual({ amount: typed });
    },
  );

  test.each(['3%', '3.5 %', '20%'])('%s is no amount, and an example says why', (typed) => {
    expect(readEntry('dollars', typed)).toBeNull();
    expect(tidyEntry('dollars', typed)).toBe(typed);
    expect(entryProblem(field('dollars'), typed)).toBe(
      'Offer price must be in dollars, not a percentage. For example, 3% of $310,000 is $9,300',
    );
  });

  it('says what a short one means before it is saved', () => {
    expect(meantEntry('dollars', '350k')).toBe('That’s $350,000.');
    expect(meantEntry('dollars', '350,000')).toBeNull();
    expect(meantEntry('percent', '6k')).toBeNull();
  });

  it('reads what it shows, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        expect(readEntry('dollars', entryText('dollars', cents))).toBe(cents);
      }),
    );
  });

  it('is never another amount than its digits say', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789,.$ -%x'), maxLength: 9 }),
        (typed) => {
          const read = readEntry('dollars', typed);
          fc.pre(read !== null && !/[km]/i.test(typed));
          const [whole = '', part = ''] = typed.replaceAll(/[^\d.]/g, '').split('.');
          expect(read).toBe(Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0')));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['6.5', '6.5', '6.5%'],
  ['6.5%', '6.5', '6.5%'],
  ['6.500', '6.500', '6.5%'],
  ['.5 %', '0.5', '0.5%'],
  ['10', '10', '10%'],
])('a percentage: %s', (typed, read, shown) => {
  expect(readEntry('percent', typed)).toBe(read);
  expect(tidyEntry('percent', typed)).toBe(shown);
});

test.each(['much', '-1', '6,5', '$6', '6.5.1', '%'])('not a percentage: %s', (typed) => {
  expect(readEntry('percent', typed)).toBeNull();
  expect(entryProblem(field('percent'), typed)).toMatch(/percentage/);
});

test.each([
  ['1954', 1954],
  ['1,200', 1200],
  ['-5', -5],
  ['1.5', 1.5],
])('a number: %s', (typed, read) => {
  expect(readEntry('number', typed)).toBe(read);
});

test.each(['19a4', '20%', '1,2', '١٢', '1e3', '0x10', '--5'])('not a number: %s', (typed) => {
  expect(readEntry('number', typed)).toBeNull();
  expect(sentValues([field('number')], { amount: typed })).toEqual({ amount: typed });
});

it('differs from the record only where it means something else', () => {
  const fields = [field('dollars')];
  const held = readValues(fields, { amount: 350_000_00 });
  expect(held).toEqual({ amount: '$350,000' });
  for (const amount of ['350k', '350000', '$350,000.00']) {
    expect(changedValues(fields, held, { amount })).toEqual({});
  }
  expect(changedValues(fields, held, { amount: '350' })).toEqual({ amount: '350' });
  expect(changedValues(fields, held, { amount: 'abc' })).toEqual({ amount: 'abc' });
});
