import { metersBetween } from '@homestead/contract/places';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapBounds, MapPoint } from '../search/search-shapes.ts';
import { boxAround, circleAround, snapToTiles, thinnedOutline } from './map-box.ts';

const anyPoint: fc.Arbitrary<MapPoint> = fc.tuple(
  fc.double({ min: -97, max: -95, noNaN: true }),
  fc.double({ min: 40, max: 42, noNaN: true }),
);
const anyBox = fc
  .array(anyPoint, { minLength: 2, maxLength: 4 })
  .map((points) => boxAround(points) as MapBounds);
const anyZoom = fc.double({ min: 0, max: 19, noNaN: true });

describe('the box homes are requested for', () => {
  it('covers what is visible and is the same for any box inside it at the same zoom', () => {
    fc.assert(
      fc.property(anyBox, anyZoom, (box, zoom) => {
        const tiled = snapToTiles(box, zoom);
        const slack = 1e-9;
        expect(tiled[0]).toBeLessThanOrEqual(box[0] + slack);
        expect(tiled[1]).toBeLessThanOrEqual(box[1] + slack);
        expect(tiled[2]).toBeGreaterThanOrEqual(box[2] - slack);
        expect(tiled[3]).toBeGreaterThanOrEqual(box[3] - slack);
      }),
    );
  });

  it('stays the same while the map moves within a tile', () => {
    const before = snapToTiles([-96.05, 41.22, -95.9, 41.3], 12);
    expect(snapToTiles([-96.0501, 41.2201, -95.9001, 41.3001], 12.2)).toEqual(before);
    expect(snapToTiles([-96.2, 41.22, -96.05, 41.3], 12)).not.toEqual(before);
  });

  it('stays within the world', () => {
    const [west, south, east, north] = snapToTiles([-300, -95, 300, 95], 0);
    expect([west, east]).toEqual([-180, 180]);
    expect(south).toBeGreaterThanOrEqual(-90);
    expect(north).toBeLessThanOrEqual(90);
  });
});

describe('a circle', () => {
  it('has every corner at its distance from the center', () => {
    const middle: MapPoint = [-96, 41.25];
    for (const corner of circleAround(middle, 2)) {
      expect(metersBetween(middle, corner) / 1609.344).toBeCloseTo(2, 2);
    }
  });
});

describe('a drawn line', () => {
  const drawn: MapPoint[] = Array.from({ length: 400 }, (_, at) => {
    const turn = (at / 400) * 2 * Math.PI;
    return [-96 + 0.1 * Math.cos(turn), 41.2 + 0.07 * Math.sin(turn) + 0.002 * Math.sin(turn * 40)];
  });

  it('keeps its shape with fewer corners', () => {
    const kept = thinnedOutline([...drawn, drawn[0]!], 0.0005);
    expect(kept.length).toBeLessThan(100);
    expect(kept.length).toBeGreaterThan(20);
    expect(drawn).toEqual(expect.arrayContaining(kept));
    expect(String(kept[0])).not.toBe(String(kept.at(-1)));
  });

  it('never has more corners than asked for', () => {
    expect(thinnedOutline(drawn, 0, 40).length).toBeLessThanOrEqual(40);
    expect(thinnedOutline([], 0.1)).toEqual([]);
  });
});
