import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlaceKind, placeKindOf, placeKinds } from './place-kinds.ts';
import { type Place, PlacesIndex } from './places-index.ts';
import { scorePlaces } from './score-places.ts';

const home = [-95.985, 41.267] as const;
const MILE_NORTH = 1609.344 / 111_195;

/** A place some miles north of home. */
const north = (kind: PlaceKind, miles: number): Place => ({
  kind,
  position: [home[0], home[1] + miles * MILE_NORTH],
});
/** Far away, so that the file covers home and has these kinds. */
const corners = (kinds: readonly PlaceKind[]): Place[] =>
  kinds.flatMap((kind) => [
    { kind, position: [-97, 40] as const },
    { kind, position: [-95, 42] as const },
  ]);
const scores = (...places: Place[]) => scorePlaces(new PlacesIndex(places), home);

describe('scores of places', () => {
  it.each([
    [0.1, 100],
    [0.25, 100],
    [0.5, 75],
    [0.75, 58],
    [1, 40],
    [1.5, 0],
    [2.9, 0],
  ])('a grocery %s miles away, the only kind there is: %i on foot', (miles, score) => {
    expect(scores(...corners(['grocery']), north('grocery', miles))?.walk).toBe(score);
  });

  it.each([
    [1, 100],
    [2, 50],
    [2.99, 1],
  ])('a grocery %s miles away: %i by bike', (miles, score) => {
    expect(scores(...corners(['grocery']), north('grocery', miles))?.bike).toBe(score);
  });

  it('is 100 with everything at the door, and counts each place of a kind less', () => {
    const all = placeKinds.flatMap((kind) => Array.from({ length: 5 }, () => north(kind, 0)));
    expect(scores(...corners(placeKinds), ...all)).toEqual({ walk: 100, bike: 100 });
    const foods = (count: number) =>
      scores(...corners(['food']), ...Array.from({ length: count }, () => north('food', 0)))?.walk;
    expect([1, 2, 3, 4, 5, 9].map(foods)).toEqual([40, 65, 80, 90, 100, 100]);
  });

  it('leaves out kinds that the file doesn’t have, and counts those it has but not here', () => {
    const grocery = north('grocery', 0);
    expect(scores(...corners(['grocery']), grocery)?.walk).toBe(100);
    expect(scores(...corners(['grocery', 'food']), grocery)?.walk).toBe(Math.round(2500 / 45));
  });

  it('is unknown, not 0, where the file ends or has nothing within three miles', () => {
    expect(scores(north('grocery', 0.1), north('grocery', 0.2))).toBeNull();
    expect(scores(...corners(placeKinds))).toBeNull();
    expect(scores(...corners(['grocery']), north('grocery', 2))).toEqual({ walk: 0, bike: 50 });
  });

  it('never falls when a place is added, and stays between 0 and 100', () => {
    const place = fc.record({
      kind: fc.constantFrom(...placeKinds),
      position: fc.tuple(
        fc.double({ min: -96.05, max: -95.9, noNaN: true }),
        fc.double({ min: 41.2, max: 41.33, noNaN: true }),
      ),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), place, (places, more) => {
        const every = corners(placeKinds);
        const before = scores(...every, ...places);
        const after = scores(...every, ...places, more);
        for (const way of ['walk', 'bike'] as const) {
          const [from, to] = [before?.[way] ?? 0, after?.[way] ?? 0];
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(100);
          expect(from).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

it.each([
  [{ shop: 'supermarket' }, 'grocery'],
  [{ amenity: 'cafe', shop: 'coffee' }, 'food'],
  [{ shop: 'books' }, 'shop'],
  [{ shop: 'car_repair' }, null],
  [{ shop: 'vacant' }, null],
  [{ highway: 'bus_stop' }, 'transit'],
  [{ highway: 'residential' }, null],
  [{ highway: 'residential', cycleway: 'lane' }, 'bikeway'],
  [{ leisure: 'park' }, 'park'],
  [{ amenity: 7 }, null],
  [{}, null],
])('%o counts as %s', (tags, kind) => {
  expect(placeKindOf(tags)).toBe(kind);
});
