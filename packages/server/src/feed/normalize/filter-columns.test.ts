import { expect, test } from 'vitest';
import { Enumerations } from './enumerations.ts';
import { FieldReader } from './field-reader.ts';
import { readFilterColumns } from './filter-columns.ts';

const unknown = { senior_community: null, accessibility_features: [], views: [] };

test.each([
  [{}, unknown],
  [{ SeniorCommunityYN: true }, { ...unknown, senior_community: true }],
  [{ SeniorCommunityYN: 'N' }, { ...unknown, senior_community: false }],
  [{ View: ['None'], AccessibilityFeatures: ['None'] }, unknown],
  [
    { View: ['Lake', 'City'], AccessibilityFeatures: 'StairLift' },
    { ...unknown, views: ['Lake', 'City'], accessibility_features: ['Stair Lift'] },
  ],
])('%j gives %j', (record, columns) => {
  expect(readFilterColumns(new FieldReader(record, new Enumerations()))).toEqual(columns);
});
