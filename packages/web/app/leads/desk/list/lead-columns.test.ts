import type { LeadFieldKey, WireLeadField } from '@homestead/contract/leads';
import { expect, test } from 'vitest';
import { leadColumns } from './lead-columns.tsx';

const keys: readonly LeadFieldKey[] = [
  ...(['primaryContact', 'email', 'phone', 'stage', 'contactStatusLevel'] as const),
  ...(['agent', 'lastContacted', 'lastInquiry'] as const),
];
const fields = keys.map(
  (key): WireLeadField => ({
    ...{ key, label: key, kind: 'text', isColumn: true, isSortable: false },
    ...{ choices: null, edits: null },
  }),
);
const shown = (stage: string | null) =>
  leadColumns(fields, stage).flatMap(({ id, isExtra }) => (isExtra ? [] : [id]));

test('a list shows seven columns, that of one stage all of them but the stage', () => {
  const usual = keys.filter((key) => key !== 'lastInquiry');
  expect(shown(null)).toEqual(usual);
  expect(shown('future')).toEqual(usual.filter((key) => key !== 'stage'));
  expect(leadColumns(fields, 'future').map(({ id }) => id)).toContain('stage');
});
