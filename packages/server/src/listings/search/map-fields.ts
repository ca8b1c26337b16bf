import { sql } from 'kysely';
import { areaConditions } from './area-conditions.ts';
import { type Area, isInAreas, isWithin, type MapBox, type Within } from './area-geometry.ts';
import { commuteConditions, isReachable } from './commute-conditions.ts';
import { conditionsAtLeast, conditionsAtMost } from './field-kinds.ts';
import type { HomeTest } from './filterable-home.ts';
import type { OptionalField, OwnField } from './own-field.ts';
import type { ReachableCells } from './reachable-cells.ts';

/** A home whose address may not be shown has no place on the map. */
function onMap(isThere: (position: { x: number; y: number }) => boolean): HomeTest {
  return ({ address_shown: isShown, position }) =>
    isShown && position !== null && isThere(position);
}

export const bounds: OptionalField<MapBox> = {
  read(wire) {
    if (!wire.bbox) return null;
    const [west, south, east, north] = wire.bbox;
    return { west, south, east, north };
  },
  conditions: ({ west, south, east, north }) => [
    ...conditionsAtLeast('position[0]', west, null),
    ...conditionsAtMost('position[0]', east, null),
    ...conditionsAtLeast('position[1]', south, null),
    ...conditionsAtMost('position[1]', north, null),
    sql`address_shown`,
  ],
  test: ({ west, south, east, north }) =>
    onMap(({ x, y }) => x >= west && x <= east && y >= south && y <= north),
};

/** Drawn areas of which one must hold the home. */
export const areas: OwnField<Area[]> = {
  read: (wire) => wire.areas ?? [],
  conditions: (wanted) => areaConditions({ areas: wanted, within: null }),
  test: (wanted) => onMap((position) => isInAreas(position, wanted)),
};

export const within: OptionalField<Within> = {
  read: (wire) => wire.within ?? null,
  conditions: (wanted) => areaConditions({ areas: [], within: wanted }),
  test: (wanted) => onMap((position) => isWithin(position, wanted)),
};

/** Filled in by `CommuteStep`, since travel times must be asked for. */
export const commute: OptionalField<ReachableCells> = {
  read: () => null,
  conditions: (wanted) => commuteConditions({ commute: wanted }),
  test: (wanted) => onMap((position) => isReachable(position, wanted)),
};
