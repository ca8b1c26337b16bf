import { expect, test } from 'vitest';
import { type NaturalWidth, shareWidths } from './share-widths.ts';

const columns: readonly NaturalWidth[] = [
  { width: 40, kind: 'control' },
  { width: 100, kind: 'title' },
  { width: 300, kind: 'long' },
  { width: 60, kind: 'plain' },
];

test('what is left over goes mostly to names and long texts', () => {
  expect(shareWidths(columns, 500)).toEqual([40, 100, 300, 60]);
  expect(shareWidths(columns, 570)).toEqual([40, 130, 330, 70]);
});

test('in a narrow room, long texts shrink to their minimum', () => {
  expect(shareWidths(columns, 400)).toEqual([40, 100, 200, 60]);
  expect(shareWidths(columns, 100)).toEqual([40, 100, 120, 60]);
  expect(shareWidths([{ width: 90, kind: 'plain' }], 50)).toEqual([90]);
});
