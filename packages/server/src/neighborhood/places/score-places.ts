import type { Position } from '@homestead/contract/places';
import { type PlaceKind, placeKinds } from './place-kinds.ts';
import type { PlacesIndex } from './places-index.ts';

/** Walk and bike score out of 100. */
export interface PlaceScores {
  walk: number;
  bike: number;
}

/** Meters to a mile. */
const MILE = 1609.344;

/** How much a place at a distance in miles counts: points of a line, 1 before, 0 after. */
type Reach = readonly (readonly [miles: number, share: number])[];

const onFoot: Reach = [
  [0.25, 1],
  [0.5, 0.75],
  [1, 0.4],
  [1.5, 0],
];
const byBike: Reach = [
  [1, 1],
  [3, 0],
];

interface Part {
  points: number;
  /** How much the nearest, the second nearest, and so on count; they add up to 1. */
  shares: readonly number[];
  reach: Reach;
}

const nearest = [1];
const several = [0.4, 0.25, 0.15, 0.1, 0.1];
const few = [0.5, 0.3, 0.2];

/**
 * What makes up each score (decision paper 79). Points add up to 100 if the file has all kinds;
 * otherwise those of the kinds it has are 100 percent.
 */
const parts: Record<keyof PlaceScores, Partial<Record<PlaceKind, Part>>> = {
  walk: {
    grocery: { points: 25, shares: nearest, reach: onFoot },
    food: { points: 20, shares: several, reach: onFoot },
    shop: { points: 12, shares: few, reach: onFoot },
    park: { points: 12, shares: nearest, reach: onFoot },
    school: { points: 10, shares: nearest, reach: onFoot },
    health: { points: 8, shares: nearest, reach: onFoot },
    transit: { points: 8, shares: [0.6, 0.4], reach: onFoot },
    errand: { points: 5, shares: nearest, reach: onFoot },
  },
  bike: {
    bikeway: { points: 20, shares: nearest, reach: onFoot },
    grocery: { points: 20, shares: nearest, reach: byBike },
    food: { points: 15, shares: several, reach: byBike },
    shop: { points: 10, shares: few, reach: byBike },
    park: { points: 10, shares: nearest, reach: byBike },
    school: { points: 10, shares: nearest, reach: byBike },
    health: { points: 8, shares: nearest, reach: byBike },
    errand: { points: 7, shares: nearest, reach: byBike },
  },
};

const FARTHEST_METERS = 3 * MILE;

/**
 * Walk and bike score of a position, from the straight-line distances to places; null where the
 * file has nothing within three miles or ends before the position: that is unknown, not 0.
 */
export function scorePlaces(index: PlacesIndex, position: Position): PlaceScores | null {
  if (!index.covers(position)) return null;
  const distances = index.near(position, { meters: FARTHEST_METERS, most: several.length });
  if (placeKinds.every((kind) => distances[kind].length === 0)) return null;
  const scoreOf = (counted: Partial<Record<PlaceKind, Part>>) => {
    let sum = 0;
    let most = 0;
    for (const kind of placeKinds) {
      const part = counted[kind];
      if (!part || !index.kinds.has(kind)) continue;
      most += part.points;
      for (const [at, share] of part.shares.entries()) {
        const meters = distances[kind][at];
        if (meters !== undefined) sum += part.points * share * reached(part.reach, meters / MILE);
      }
    }
    return most === 0 ? 0 : Math.round((sum / most) * 100);
  };
  return { walk: scoreOf(parts.walk), bike: scoreOf(parts.bike) };
}

/** How much a place counts, between the points of its line. */
function reached(reach: Reach, miles: number): number {
  let [fromMiles, fromShare] = [0, 1];
  for (const [toMiles, toShare] of reach) {
    if (miles <= toMiles) {
      const way = toMiles === fromMiles ? 0 : (miles - fromMiles) / (toMiles - fromMiles);
      return fromShare + way * (toShare - fromShare);
    }
    [fromMiles, fromShare] = [toMiles, toShare];
  }
  return 0;
}
