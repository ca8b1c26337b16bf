import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';
import { fitPicture, smallerPicture } from './picture-size.ts';
import { boundsOf, fitStrokes, transformStrokes } from './strokes.ts';

const side = fc.integer({ min: 1, max: 5000 });
const size = fc.record({ width: side, height: side });
const strokeOf = (points: { x: number; y: number }[]) => ({
  ...{ minWidth: 2, maxWidth: 2, dotSize: 2, points },
});

test('a turned phone keeps all of what was drawn on its pad, in the same shape', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const points = fc.array(fc.tuple(share, share), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(size, size, points, (from, to, shares) => {
      const drawn = shares.map(([x, y]) => ({ x: x * from.width, y: y * from.height }));
      const [moved] = fitStrokes([strokeOf(drawn)], from, to);
      const scale = Math.min(to.width / from.width, to.height / from.height);
      for (const [at, { x, y }] of (moved?.points ?? []).entries()) {
        expect(x).toBeGreaterThanOrEqual(-0.01);
        expect(x).toBeLessThanOrEqual(to.width + 0.01);
        expect(y).toBeGreaterThanOrEqual(-0.01);
        expect(y).toBeLessThanOrEqual(to.height + 0.01);
        const [first, given] = [drawn[0], drawn[at]];
        const shift = x - (moved?.points[0]?.x ?? 0);
        expect(shift).toBeCloseTo(((given?.x ?? 0) - (first?.x ?? 0)) * scale, 4);
      }
      expect(moved?.maxWidth).toBeCloseTo(2 * scale, 6);
    }),
  );
});

test('a picture is cut to its lines, with room for their width', () => {
  const drawn = [strokeOf([{ x: 10, y: 20 }]), strokeOf([{ x: 110, y: 50 }])];
  expect(boundsOf(drawn)).toEqual({ left: 6, top: 16, width: 108, height: 38 });
  expect(boundsOf(transformStrokes(drawn, { scale: 1, x: -6, y: -16 }))).toMatchObject({
    ...{ left: 0, top: 0 },
  });
  expect(boundsOf([])).toBeNull();
});

test('a picture gets within 2000 × 1000 pixels and 300 KB in a few rounds, in its shape', () => {
  fc.assert(
    fc.property(size, fc.double({ min: 0.05, max: 4, noNaN: true }), (given, bytesPerPixel) => {
      let now = fitPicture(given);
      expect(now.width).toBeLessThanOrEqual(2000);
      expect(now.height).toBeLessThanOrEqual(1000);
      let rounds = 0;
      for (;;) {
        const next = smallerPicture(now, now.width * now.height * bytesPerPixel);
        if (!next) break;
        now = next;
        rounds += 1;
      }
      expect(rounds).toBeLessThanOrEqual(3);
      expect(now.width * now.height * bytesPerPixel).toBeLessThanOrEqual(300 * 1024);
    }),
  );
  expect(fitPicture({ width: 300, height: 100 })).toEqual({ width: 300, height: 100 });
  expect(fitPicture({ width: 4000, height: 1000 })).toEqual({ width: 2000, height: 500 });
});

test('initials are the first letters of a name', () => {
  expect(initialsOf('Ann Sample')).toBe('AS');
  expect(initialsOf(' Đặng Thị-Mai  (buyer)')).toBe('ĐTM');
  expect(initialsOf('')).toBe('');
});
