import { metersBetween, type Position } from '@homestead/contract/places';
import KDBush from 'kdbush';
import { type PlaceKind, placeKinds } from './place-kinds.ts';

export interface Place {
  kind: PlaceKind;
  position: Position;
}

/** The places file, with whose data it is and the day it was made. */
export interface PlacesData {
  index: PlacesIndex;
  source: string;
  /** YYYY-MM-DD */
  asOf: string;
}

const METERS_PER_DEGREE = 111_195;

/** Where places are, for finding the nearest of each kind. It never changes. */
export class PlacesIndex {
  readonly #places: readonly Place[];
  readonly #tree: KDBush;
  readonly #box: readonly [west: number, south: number, east: number, north: number];
  /** The kinds that the file has at all. */
  readonly kinds: ReadonlySet<PlaceKind>;

  constructor(places: readonly Place[]) {
    this.#places = places;
    this.#tree = new KDBush(places.length);
    let [west, south, east, north] = [180, 90, -180, -90];
    for (const { position } of places) {
      const [x, y] = position;
      this.#tree.add(x, y);
      west = Math.min(west, x);
      south = Math.min(south, y);
      east = Math.max(east, x);
      north = Math.max(north, y);
    }
    this.#tree.finish();
    this.#box = [west, south, east, north];
    this.kinds = new Set(places.map(({ kind }) => kind));
  }

  /** Whether a position is within what the file covers. */
  covers([x, y]: Position): boolean {
    const [west, south, east, north] = this.#box;
    return x >= west && x <= east && y >= south && y <= north;
  }

  /**
   * Distances in meters to the places within `meters` of a position, by kind, nearest first, at
   * most `most` of each kind.
   */
  near(
    position: Position,
    { meters, most }: { meters: number; most: number },
  ): Record<PlaceKind, number[]> {
    const [x, y] = position;
    const north = meters / METERS_PER_DEGREE;
    const east = north / Math.cos((y * Math.PI) / 180);
    const found = Object.fromEntries(placeKinds.map((kind) => [kind, [] as number[]])) as Record<
      PlaceKind,
      number[]
    >;
    for (const id of this.#tree.range(x - east, y - north, x + east, y + north)) {
      const place = this.#places[id];
      if (!place) continue;
      const distance = metersBetween(position, place.position);
      if (distance <= meters) found[place.kind].push(distance);
    }
    for (const kind of placeKinds) {
      found[kind] = found[kind].sort((a, b) => a - b).slice(0, most);
    }
    return found;
  }
}
