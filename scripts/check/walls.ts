import { posix } from 'node:path';
import { isShelf, type Place, placeOf } from './place-of-module.ts';
import { type Problem, problem } from './problem.ts';
import type { Import, Module } from './read-module.ts';
import type { RoomTable } from './room-table.ts';
import { isCatalog } from './visible-text.ts';

/** Every import that goes through a wall of docs/rooms.md instead of through a door. */
export function wallProblems(modules: readonly Module[], rooms: RoomTable): Problem[] {
  return modules.flatMap((module) => {
    const from = placeOf(module.path, rooms);
    return module.imports.flatMap((entry) => {
      const sentence = refusalOf(module, from, entry, rooms);
      return sentence ? [problem(module.path, entry.line, `${entry.specifier}: ${sentence}`)] : [];
    });
  });
}

function refusalOf(module: Module, from: Place, entry: Import, rooms: RoomTable): string | null {
  const { specifier } = entry;
  if (specifier.startsWith('.')) return relativeRefusal(module, from, specifier, rooms);
  if (specifier.startsWith('#')) return neighborRefusal(from, specifier.slice(1), rooms);
  if (specifier.startsWith('@homestead/')) return floorRefusal(from, specifier, rooms);
  return packageRefusal(from, specifier);
}

/** `./x.ts` stays in its room; scripts and tests enter packages by a door. */
function relativeRefusal(module: Module, from: Place, specifier: string, rooms: RoomTable) {
  const path = specifier.replace(/\?.*$/, '');
  const target = posix.join(posix.dirname(module.path), path);
  const to = placeOf(target, rooms);
  const isVisit = from.floor === null || from.isTest;
  if (isVisit && to.isTest) return null;
  if (to.floor === from.floor && to.room === from.room) {
    if (from.isDoor && /-store\.ts$/.test(target)) return 'a store is not handed out by the door';
    return null;
  }
  if (/-store\.ts$/.test(target)) return 'a store is imported only inside its room';
  const entersByDoor = to.isDoor || to.room === null || isCatalog(target);
  if (from.floor === null) {
    return entersByDoor || to.room === 'platform'
      ? null
      : 'enter a room through its index.ts or its messages';
  }
  if (from.floor !== to.floor) {
    const reachesSample = from.isTest && to.floor === 'sample-mls';
    return reachesSample ? null : 'leaves its floor; use @homestead/contract/room';
  }
  const isHelper = /^packages\/[^/]+\/test\//.test(module.path);
  if (isHelper || composes(from, to, target)) return null;
  return 'leaves its room; use #room';
}

/** The web's root composes surfaces and brings in the style sheets of shelves. */
function composes(from: Place, to: Place, target: string): boolean {
  if (from.floor !== 'web' || from.room !== null || to.room === null) return false;
  const isSheet = isShelf(to.room, 'web') && target.endsWith('.css');
  return isSheet || (to.room.startsWith('surface:') && target.endsWith('/routes.ts'));
}

/** `#room`: along the table, through the door. */
function neighborRefusal(from: Place, specifier: string, rooms: RoomTable): string | null {
  const room = specifier.split('/')[0] ?? '';
  if (from.floor === null) return 'scripts have no rooms beside them';
  if (from.floor === 'sample-mls') return 'the sample MLS has no rooms';
  if (!rooms.has(room) && !isShelf(room, from.floor)) return 'no room of docs/rooms.md';
  if (room === from.room) return 'use ./ inside the room';
  if (specifier === `${room}/pages` && !composesPages(from)) return 'pages are for surfaces only';
  return isShelf(room, from.floor) ? null : mayUse(from, room, rooms);
}

/** Surfaces, and what composes them. */
function composesPages({ floor, room }: Place): boolean {
  return floor === 'web' && (room === null || room.startsWith('surface:'));
}

/** `@homestead/contract/room`: one floor down. */
function floorRefusal(from: Place, specifier: string, rooms: RoomTable): string | null {
  const [, floor, room = '', ...rest] = specifier.split('/');
  if (floor !== 'contract') return 'only the contract is imported from another floor';
  if (from.floor === 'contract') return 'use ./ or #room inside the contract';
  if (rest.length > 0 || (!rooms.has(room) && !isShelf(room, 'contract'))) {
    return 'no door of the contract';
  }
  if (from.floor === 'sample-mls') {
    return room === 'places' ? null : 'the sample MLS knows the contract’s places alone';
  }
  if (room === from.room || isShelf(room, 'contract')) return null;
  return mayUse(from, room, rooms);
}

function packageRefusal(from: Place, specifier: string): string | null {
  if (from.floor !== 'contract' || from.isTest) return null;
  const isAllowed = /^(zod|icu-minify\/.*)$/.test(specifier);
  return isAllowed ? null : 'the contract depends on zod and icu-minify alone';
}

/** Whether the table lets `from` use a room of its own floor or of the one below. */
function mayUse(from: Place, room: string, rooms: RoomTable): string | null {
  if (from.room === null || from.room.startsWith('surface:')) return null;
  if (isShelf(from.room, from.floor)) return `${from.room} knows no room`;
  return rooms.get(from.room)?.has(room) ? null : `${from.room} may not use ${room}`;
}
