import { expect, test } from 'vitest';
import { isReachable } from './commute-conditions.ts';
import { ReachableCells } from './reachable-cells.ts';

const office = { x: -95.93, y: 41.26 };

test('where nothing can be reached nothing is found', () => {
  const nowhere = new ReachableCells('nowhere', []);
  expect(isReachable(office, nowhere)).toBe(false);
  expect(isReachable(office, null)).toBe(true);
  expect(JSON.stringify({ commute: nowhere })).toBe('{"commute":"nowhere"}');
});
