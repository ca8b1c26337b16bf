import type { WireLeadRecord } from '@homestead/contract/leads';
import { expect, test } from 'vitest';
import { rightsOf } from './lead-fields.ts';

const lead = (hiddenColumns: string[]) =>
  ({
    details: { hiddenColumns, fixedColumns: [] },
    abilities: ['assign'],
  }) as unknown as WireLeadRecord;

test('who may not see the agent has no field that says who works the lead', () => {
  expect(rightsOf(lead(['agentId']), 'agentId').sees).toBe(false);
  expect(rightsOf(lead([]), 'agentId')).toEqual({ sees: true, edits: true });
});
