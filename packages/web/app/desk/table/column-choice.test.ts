import { expect, test } from 'vitest';
import { moveColumn, orderColumns, withColumn } from './column-choice.ts';

const columns = [
  { id: 'name' },
  { id: 'stage' },
  { id: 'phone' },
  { id: 'city', isExtra: true as const },
];

test('chosen columns show in the order they are named in, behind the first one', () => {
  expect(orderColumns(columns, null)).toEqual(['name', 'stage', 'phone']);
  expect(orderColumns(columns, ['city', 'phone', 'name', 'city', 'shoes'])).toEqual([
    ...['name', 'city', 'phone'],
  ]);
  expect(orderColumns([], ['city'])).toEqual([]);
});

test('a column that is added has its usual place, or is last in an order of one’s own', () => {
  expect(withColumn(columns, ['name', 'city'], 'stage')).toEqual(['name', 'stage', 'city']);
  expect(withColumn(columns, ['name', 'city', 'phone'], 'stage')).toEqual([
    ...['name', 'city', 'phone', 'stage'],
  ]);
});

test('a column moves by one place, but never before the first', () => {
  const shown = ['name', 'stage', 'phone', 'city'];
  expect(moveColumn(shown, 'city', -1)).toEqual(['name', 'stage', 'city', 'phone']);
  expect(moveColumn(shown, 'stage', 1)).toEqual(['name', 'phone', 'stage', 'city']);
  for (const [id, step] of [
    ['stage', -1],
    ['city', 1],
    ['name', 1],
  ] as const) {
    expect(moveColumn(shown, id, step)).toEqual(shown);
  }
});
