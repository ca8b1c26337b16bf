import { describe, expect, it } from 'vitest';
import { grownBy, inchesOf, movedBy, newPlace, placeByKey } from './field-boxes.ts';

const place = { page: 2, x: 0.5, y: 0.5, width: 0.2, height: 0.1 };

describe('a field on a page', () => {
  it('starts below the others, and never below the page', () => {
    const first = newPlace('signature', 1, []);
    const second = newPlace('date', 1, [first]);
    expect(second.y).toBeGreaterThan(first.y + first.height);
    const last = newPlace('text', 1, [{ ...place, y: 0.95, height: 0.05 }]);
    expect(last.y + last.height).toBeLessThanOrEqual(1);
  });

  it('stays on the page however far it is moved', () => {
    expect(movedBy(place, 2, -2)).toEqual({ ...place, x: 0.8, y: 0 });
    expect(movedBy(place, -2, 2)).toEqual({ ...place, x: 0, y: 0.9 });
  });

  it('neither grows off the page nor disappears', () => {
    expect(grownBy(place, 2, 2)).toEqual({ ...place, width: 0.5, height: 0.5 });
    const least = grownBy(place, -2, -2);
    expect(least.width).toBeGreaterThan(0);
    expect(least.height).toBeGreaterThan(0);
  });

  it('is moved by arrow keys, and grows with Shift', () => {
    expect(placeByKey(place, { key: 'ArrowLeft', shiftKey: false })).toEqual({ ...place, x: 0.49 });
    expect(placeByKey(place, { key: 'ArrowDown', shiftKey: true })).toEqual({
      ...{ ...place, height: 0.11 },
    });
    expect(placeByKey(place, { key: 'a', shiftKey: false })).toBeNull();
  });

  it('says where it is in inches', () => {
    expect(inchesOf(place)).toEqual({ left: '4.3', top: '5.5', width: '1.7', height: '1.1' });
  });
});
