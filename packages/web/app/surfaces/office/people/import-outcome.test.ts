import { expect, it } from 'vitest';
import { type ImportRow, rowReason, summariseImport } from './import-outcome.ts';

const row = (outcome: ImportRow['outcome'], errors: ImportRow['errors'] = []): ImportRow => ({
  row: 2,
  email: 'ada@example.com',
  outcome,
  errors,
});

it.each([
  [[row('ready')], true, '1 person can be invited.'],
  [
    [row('ready'), row('ready'), row('refused')],
    true,
    '2 people can be invited. 1 line can’t be taken.',
  ],
  [
    [row('created'), row('refused'), row('refused')],
    false,
    '1 person invited. 2 lines can’t be taken.',
  ],
  [[row('refused')], true, 'Nobody can be invited from this file. 1 line can’t be taken.'],
  [[], true, 'Nobody can be invited from this file.'],
] as const)('says what a file comes to', (rows, isDryRun, sentence) => {
  expect(summariseImport(rows, isDryRun).sentence).toBe(sentence);
});

it('gives the reasons of a line with their labels, once', () => {
  const errors = [
    { label: 'Email', message: 'Email is already in use' },
    { label: 'Role', message: 'is required' },
  ];
  expect(rowReason(row('refused', errors))).toBe('Email is already in use; Role is required');
});
