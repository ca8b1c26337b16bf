import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatherMarks, MARK_HEIGHT, MARK_WIDTH, type MapPin } from './gather-marks.ts';

const at = (x: number, y: number) => ({ x, y, extent: { west: x, east: x, north: y, south: y } });
const anyMark: fc.Arbitrary<MapPin> = fc
  .record({
    x: fc.integer({ min: 0, max: 4000 }),
    y: fc.integer({ min: 0, max: 4000 }),
    count: fc.integer({ min: 1, max: 40 }),
    lowestPriceCents: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
  })
  .map(({ x, y, ...mark }) => ({ ...mark, ...at(x, y) }));
const anyMarks = fc.array(anyMark, { maxLength: 400 });
const scale = fc.constantFrom(0.2, 1, 4);
const least = (marks: readonly MapPin[]) =>
  Math.min(...marks.map((mark) => mark.lowestPriceCents ?? Number.POSITIVE_INFINITY));

test('no home is lost or invented, and the lowest price is kept', () => {
  fc.assert(
    fc.property(anyMarks, scale, (marks, unitsPerPixel) => {
      const gathered = gatherMarks(marks, { unitsPerPixel, most: 500 });
      const total = (list: readonly MapPin[]) => list.reduce((sum, { count }) => sum + count, 0);
      expect(total(gathered)).toBe(total(marks));
      expect(least(gathered)).toBe(least(marks));
    }),
  );
});

test('at most the requested number is left', () => {
  fc.assert(
    fc.property(anyMarks, fc.integer({ min: 1, max: 20 }), (marks, most) => {
      expect(gatherMarks(marks, { unitsPerPixel: 0.01, most }).length).toBeLessThanOrEqual(most);
    }),
  );
});

test('the order in which homes come does not matter', () => {
  fc.assert(
    fc.property(anyMarks, scale, (marks, unitsPerPixel) => {
      const options = { unitsPerPixel, most: 500 };
      const places = (list: readonly MapPin[]) =>
        gatherMarks(list, options)
          .map(({ x, y, count }) => `${x.toFixed(3)} ${y.toFixed(3)} ${count}`)
          .sort();
      const distinct = [...new Map(marks.map((mark) => [`${mark.x} ${mark.y}`, mark])).values()];
      expect(places(distinct.toReversed())).toEqual(places(distinct));
    }),
  );
});

test('pins that would overlap become one, in their middle', () => {
  const marks = [
    { ...at(100, 100), count: 1, lowestPriceCents: null },
    { ...at(100 + MARK_WIDTH - 1, 100 + MARK_HEIGHT - 1), count: 3, lowestPriceCents: 7 },
    { ...at(100 + MARK_WIDTH * 3, 100), count: 1, lowestPriceCents: 5 },
  ];
  const [both, alone, ...rest] = gatherMarks(marks, { unitsPerPixel: 1, most: 500 });
  expect(rest).toEqual([]);
  expect(both).toMatchObject({ count: 4, lowestPriceCents: 7 });
  expect(both?.x).toBeCloseTo(100 + ((MARK_WIDTH - 1) * 3) / 4);
  expect(both?.extent).toEqual({
    west: 100,
    east: 100 + MARK_WIDTH - 1,
    north: 100,
    south: 100 + MARK_HEIGHT - 1,
  });
  expect(alone).toEqual(marks[2]);
});

test('a single home keeps its exact position', () => {
  const alone = { ...at(123_456_789, 987_654_321), count: 1, lowestPriceCents: 1 };
  expect(gatherMarks([alone], { unitsPerPixel: 64, most: 500 })).toEqual([alone]);
});

test('large circles keep more room above and below than price pins', () => {
  const pair = (count: number) => [
    { ...at(100, 100), count, lowestPriceCents: null },
    { ...at(100, 100 + MARK_HEIGHT + 6), count, lowestPriceCents: null },
  ];
  const gather = (count: number) => gatherMarks(pair(count), { unitsPerPixel: 1, most: 500 });
  expect(gather(1)).toHaveLength(2);
  expect(gather(150)).toMatchObject([{ count: 300 }]);
});
