import { expect, it } from 'vitest';
import { peopleMessages } from '../../messages/people.ts';
import { type ImportRow, rowReason, summarizeImport } from './import-outcome.ts';

const row = (outcome: ImportRow['outcome'], errors: ImportRow['errors'] = []): ImportRow => ({
  row: 2,
  email: 'ada@example.com',
  outcome,
  errors,
});
const { canBeInvited, wereInvited, noneInvited, linesRefused } = peopleMessages;

it.each([
  [[row('ready')], true, [canBeInvited({ count: 1 })]],
  [
    [row('ready'), row('ready'), row('refused')],
    true,
    [canBeInvited({ count: 2 }), linesRefused({ count: 1 })],
  ],
  [
    [row('created'), row('refused'), row('refused')],
    false,
    [wereInvited({ count: 1 }), linesRefused({ count: 2 })],
  ],
  [[row('refused')], true, [noneInvited(), linesRefused({ count: 1 })]],
  [[], true, [noneInvited()]],
] as const)('says what a file comes to', (rows, isDryRun, sentences) => {
  expect(summarizeImport(rows, isDryRun).sentences).toBe(sentences.join(' '));
});

it('gives the reasons of a line with their labels, once', () => {
  const errors = [
    { label: 'Email', message: 'Email is already in use' },
    { label: 'Role', message: 'is required' },
  ];
  expect(rowReason(row('refused', errors))).toBe('Email is already in use; Role is required');
});
