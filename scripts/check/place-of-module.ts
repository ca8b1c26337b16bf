import type { RoomTable } from './room-table.ts';

export type Floor = 'contract' | 'server' | 'web' | 'sample-mls';

/**
 * The location of a module. `room` is a room of the table, a shelf, `surface:<name>` on web, or
 * null for what composes a floor (main.ts, routes.ts) and for a program of one room.
 */
export interface Place {
  /** Null for scripts, browser tests and configuration. */
  floor: Floor | null;
  room: string | null;
  /** A test, or the folder of test helpers of a floor. */
  isTest: boolean;
  /** The file through which a room is entered. */
  isDoor: boolean;
}

const floorRoots: Record<Floor, string> = {
  contract: 'packages/contract/src/',
  server: 'packages/server/src/',
  web: 'packages/web/app/',
  'sample-mls': 'packages/sample-mls/src/',
};

const floors = Object.keys(floorRoots) as Floor[];

/** Finds the location of a path. */
export function placeOf(path: string, rooms: RoomTable): Place {
  const isTest = /\.test\.tsx?$/.test(path) || /^packages\/[^/]+\/test\//.test(path);
  const floor = floors.find((name) => path.startsWith(`packages/${name}/`)) ?? null;
  const root = floor ? floorRoots[floor] : '';
  if (!floor || !path.startsWith(root)) return { floor, room: null, isTest, isDoor: false };
  const parts = path.slice(root.length).split('/');
  const first = parts.length > 1 ? (parts[0] ?? '') : '';
  if (floor === 'web' && first === 'surfaces') {
    return { floor, room: parts.length > 2 ? `surface:${parts[1]}` : null, isTest, isDoor: false };
  }
  const isRoom = floor !== 'sample-mls' && (rooms.has(first) || isShelf(first, floor));
  const isDoor = isRoom && /^[^/]+\/index\.tsx?$/.test(path.slice(root.length));
  return { floor, room: isRoom ? first : null, isTest, isDoor };
}

const shelves: Readonly<Record<string, readonly Floor[]>> = {
  platform: ['contract', 'server', 'web'],
  places: ['contract'],
  design: ['web'],
  forms: ['web'],
  desk: ['web'],
};

/** What serves all rooms of a floor and knows none (docs/rooms.md, "Shelves"). */
export function isShelf(name: string, floor: Floor | null): boolean {
  return floor !== null && (shelves[name]?.includes(floor) ?? false);
}
