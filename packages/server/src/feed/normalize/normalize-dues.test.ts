import { expect, test } from 'vitest';
import { Enumerations } from './enumerations.ts';
import { FieldReader } from './field-reader.ts';
import { normalizeDues } from './normalize-dues.ts';

const monthly = (fields: Record<string, unknown>) =>
  normalizeDues(new FieldReader(fields, new Enumerations())).association_monthly_cents;

test.each([
  ['Monthly', 120, 120_00],
  ['Annually', 120, 10_00],
  ['Yearly', 100, 8_34],
  ['SemiAnnually', 600, 100_00],
  ['Quarterly', 100, 33_34],
  ['Bi-Monthly', 100, 50_00],
  ['SemiMonthly', 50, 100_00],
  ['Bi-Weekly', 60, 130_00],
  ['Weekly', 30, 130_00],
  ['Daily', 1, 30_42],
  ['One Time', 500, null],
  ['Seasonal', 500, null],
  ['Whenever', 500, null],
  [null, 500, null],
  [null, 0, 0],
])(
  'dues %s of %s dollars are %s cents a month',
  (AssociationFeeFrequency, AssociationFee, cents) => {
    expect(monthly({ AssociationFeeFrequency, AssociationFee, AssociationYN: true })).toBe(cents);
  },
);

test('unstated dues are unknown, unless there is no association', () => {
  expect(monthly({})).toBeNull();
  expect(monthly({ AssociationYN: true })).toBeNull();
  expect(monthly({ AssociationYN: false })).toBe(0);
  expect(monthly({ AssociationYN: false, AssociationFee: 12, AssociationFeeFrequency: 'M' })).toBe(
    12_00,
  );
  expect(monthly({ AssociationFee: 'call us', AssociationFeeFrequency: 'Monthly' })).toBeNull();
});
