import { expect, it } from 'vitest';
import { z } from 'zod';
import { wireNumber } from './wire-number.ts';

const schema = wireNumber(z.number().int().min(1).max(100)).nullish();

it.each([
  [20, 20],
  ['20', 20],
  [' 7 ', 7],
  [null, null],
  [undefined, undefined],
])('%j is %j', (given, read) => {
  expect(schema.parse(given)).toBe(read);
});

it.each([
  '',
  ' ',
  'x',
  '20x',
  '0x10',
  '1e2',
  'NaN',
  'Infinity',
  '1.5',
  '101',
  '0',
  true,
  [],
  ['20'],
])('%j is refused', (given) => {
  expect(schema.safeParse(given).success).toBe(false);
});

it('is documented as a number', () => {
  expect(z.toJSONSchema(wireNumber(), { io: 'input' })).toMatchObject({ type: 'number' });
});
