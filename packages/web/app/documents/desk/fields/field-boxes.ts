import type { FieldKind } from '@homestead/contract/documents';
import type { PlacedField } from '../envelope/envelope-content.ts';

type Place = PlacedField['place'];

/** A field with a key of its own while it is placed. */
export interface KeyedField extends PlacedField {
  key: number;
}

/** A letter page in inches, which the box on the screen stands for. */
export const PAGE_WIDTH = 8.5;
export const PAGE_HEIGHT = 11;

/** How far a key moves a field, as a share of the page. */
const STEP = 0.01;
const LEAST = 0.015;

const sizes: Readonly<Record<FieldKind, readonly [inches: number, high: number]>> = {
  signature: [2.5, 0.45],
  initials: [0.8, 0.4],
  date: [1.2, 0.3],
  text: [2.5, 0.3],
  checkbox: [0.25, 0.25],
};

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)) * 10_000) / 10_000;

/** A new field of a kind: in the left margin, below those that are on the page already. */
export function newPlace(kind: FieldKind, page: number, onPage: readonly Place[]): Place {
  const [inches, high] = sizes[kind];
  const lowest = Math.max(0.08, ...onPage.map(({ y, height }) => y + height + 0.02));
  const height = within(high / PAGE_HEIGHT, LEAST, 1);
  return {
    ...{ page, x: 0.1, width: within(inches / PAGE_WIDTH, LEAST, 1), height },
    y: within(lowest, 0, 1 - height),
  };
}

/** A field moved by shares of the page; it never leaves the page. */
export const movedBy = (place: Place, right: number, down: number): Place => ({
  ...place,
  x: within(place.x + right, 0, 1 - place.width),
  y: within(place.y + down, 0, 1 - place.height),
});

/** The same with its lower right corner. */
export const grownBy = (place: Place, right: number, down: number): Place => ({
  ...place,
  width: within(place.width + right, LEAST, 1 - place.x),
  height: within(place.height + down, LEAST, 1 - place.y),
});

const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Where a key puts a field: arrows move it, and with Shift they change its size; else null. */
export function placeByKey(
  place: Place,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Place | null {
  const direction = directions[key];
  if (!direction) return null;
  const [right, down] = direction;
  return shiftKey ? grownBy(place, right, down) : movedBy(place, right, down);
}

const inches = (share: number, of: number) => (share * of).toFixed(1);

/** Where a field is on paper, in inches. */
export const inchesOf = ({ x, y, width, height }: Place) => ({
  left: inches(x, PAGE_WIDTH),
  top: inches(y, PAGE_HEIGHT),
  width: inches(width, PAGE_WIDTH),
  height: inches(height, PAGE_HEIGHT),
});
