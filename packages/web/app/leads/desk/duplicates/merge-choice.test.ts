import type { WireComparison } from '@homestead/contract/leads';
import { expect, test } from 'vitest';
import { choose, suggestChoices, taken } from './merge-choice.ts';

const field = (
  name: WireComparison['fields'][number]['field'],
  values: [string | null, string | null],
  mayTake: [boolean, boolean] = [true, true],
) => ({ field: name, label: name, values, mayTake });

const fields = [
  field('phone', [null, '+14025550142']),
  field('email', ['a@example.org', 'b@example.org']),
  field('city', ['Omaha', 'Omaha']),
  field('lenderNotes', [null, 'Preapproved'], [false, false]),
  field('sourceId', ['Website', 'Referral']),
  field('subSourceId', [null, 'Past client']),
];

test('empty values are filled where that is allowed, and a sub-source stays with its source', () => {
  const choices = suggestChoices(fields, 0);
  expect(taken(fields, { choices, survivor: 0 })).toEqual(['phone']);
  const both = choose(choices, 'subSourceId', 1);
  expect(taken(fields, { choices: both, survivor: 0 })).toEqual([
    'phone',
    'sourceId',
    'subSourceId',
  ]);
  expect(taken(fields, { choices: suggestChoices(fields, 1), survivor: 1 })).toEqual([]);
});
